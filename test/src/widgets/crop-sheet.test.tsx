import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { CropSheet } from '@/widgets/crop-sheet'

const picture = { url: '/wide.webp', width: 1200, height: 600 }

function open() {
  const onConfirm = jest.fn()
  const onClose = jest.fn()
  render(<CropSheet isOpen picture={picture} onConfirm={onConfirm} onClose={onClose} />)
  return { onConfirm, onClose, stage: screen.getByRole('slider') }
}

const use = () => fireEvent.click(screen.getByRole('button', { name: 'Use picture' }))

test('untouched, the middle of the picture is meant', () => {
  const { onConfirm } = open()
  use()
  expect(onConfirm).toHaveBeenCalledWith({ cropLeft: 0.25, cropTop: 0, cropSide: 1 })
})

test('keys move and enlarge it, and Home puts it back', () => {
  const { onConfirm, stage } = open()
  for (const key of ['+', '+', '+', 'ArrowLeft', 'ArrowDown']) fireEvent.keyDown(stage, { key })
  expect(stage.getAttribute('aria-valuetext')).toBe('Zoom 2.0 times')
  use()
  fireEvent.keyDown(stage, { key: 'Home' })
  use()
  expect(onConfirm.mock.calls.map(([square]) => square.cropSide)).toEqual([0.512, 1])
})

test('buttons zoom up to the limit, and the one without effect is disabled', () => {
  open()
  const [out, into] = ['Zoom out', 'Zoom in'].map((name) => screen.getByRole('button', { name }))
  expect(out?.getAttribute('aria-disabled')).toBe('true')
  for (let tap = 0; tap < 8; tap++) fireEvent.click(into!)
  expect([out, into].map((button) => button?.getAttribute('aria-disabled'))).toEqual(['false', 'true'])
  expect(screen.getByRole('status').textContent).toBe('3.8×')
})

test('two fingers enlarge, and the finger that stays does not move', () => {
  const { onConfirm, stage } = open()
  const at = (...places: [number, number][]) => ({
    touches: places.map(([clientX, clientY]) => ({ clientX, clientY })),
  })
  fireEvent.touchStart(stage, at([100, 100], [200, 100]))
  fireEvent.touchMove(stage, at([50, 100], [250, 100]))
  fireEvent.touchEnd(stage, at([50, 100]))
  fireEvent.touchMove(stage, at([0, 100]))
  use()
  expect(onConfirm).toHaveBeenCalledWith({ cropLeft: 0.375, cropTop: 0.25, cropSide: 0.5 })
})

test('Cancel gives it up', () => {
  const { onConfirm, onClose } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
})
