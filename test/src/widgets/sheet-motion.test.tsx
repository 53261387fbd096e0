import '../../support/as-h5'
import { useState } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Sheet } from '@/widgets/sheet'
import { point } from '../../support/point'

beforeEach(() => {
  jest.useFakeTimers()
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'matchMedia')
})

function Page({ onClose }: { readonly onClose: () => void }) {
  const [filters, setFilters] = useState<string | null>('Pool')
  const close = () => {
    onClose()
    setFilters(null)
  }
  return (
    <div className="taro_page">
      <Sheet isOpen={filters !== null} title="Filters" onClose={close}>
        <button type="button" onClick={close}>{`Only ${filters}`}</button>
      </Sheet>
    </div>
  )
}

function open() {
  const onClose = jest.fn()
  render(<Page onClose={onClose} />)
  return { onClose, panel: screen.getByRole('dialog') }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('its cross lets it slide out for 200 ms, once, and then it is closed', () => {
  const { onClose, panel } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  pass(199)
  expect(panel.parentElement?.className).toContain('sheet-leaving')
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closed by its page it slides out with what it showed last', () => {
  const { panel } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Only Pool' }))
  expect(panel.parentElement?.className).toContain('sheet-leaving')
  expect(panel.textContent).toContain('Only Pool')
  pass(199)
  expect(panel.isConnected).toBe(true)
  pass(1)
  expect(panel.isConnected).toBe(false)
})

test('while it slides out the page can be scrolled and has the focus again', () => {
  open()
  const page = document.querySelector<HTMLElement>('.taro_page')
  expect(page?.style.overflowY).toBe('hidden')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(page?.style.overflowY).toBe('')
})

const head = () => screen.getByText('Filters')
const drag = (y: number, ms: number) => {
  point('down', head(), { y: 300 })
  point('move', head(), { y, ms })
}
const letGo = (y: number, ms: number) => point('up', head(), { y, ms })

test('dragged down by its head it follows, and closes when it was far enough', () => {
  const { onClose, panel } = open()
  drag(430, 1000)
  expect(panel.style.transform).toBe('translateY(130px)')
  letGo(430, 1000)
  pass(200)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('let go after a short way it springs back', () => {
  const { onClose, panel } = open()
  drag(310, 1000)
  letGo(310, 1000)
  pass(1000)
  expect(panel.style.transform).toBe('')
  expect(onClose).not.toHaveBeenCalled()
})

test('it does not follow upwards', () => {
  const { panel } = open()
  drag(100, 1000)
  expect(panel.style.transform).toBe('')
})

test('a touch that the system takes away closes nothing', () => {
  const { onClose, panel } = open()
  drag(430, 1000)
  point('cancel', head(), { y: 430, ms: 1001 })
  pass(1000)
  expect(panel.style.transform).toBe('')
  expect(onClose).not.toHaveBeenCalled()
})
