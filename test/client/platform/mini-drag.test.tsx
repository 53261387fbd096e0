import { fireEvent, render, screen } from '@testing-library/react'
import { useVerticalDrag } from '@/platform/feedback/vertical-drag'

function show() {
  const told: string[] = []
  function Handle() {
    const dragProps = useVerticalDrag({
      onMove: (distancePx) => told.push(`move ${distancePx}`),
      onEnd: (distancePx) => told.push(`end ${distancePx}`),
    })
    return <div {...dragProps}>Handle</div>
  }
  render(<Handle />)
  const handle = screen.getByText('Handle')
  const at = (clientY: number) => ({ touches: [{ clientX: 0, clientY }] })
  return { told, handle, at }
}

test('in a mini-program a finger is followed from where it began to where it was last', () => {
  const { told, handle, at } = show()
  fireEvent.touchStart(handle, at(300))
  fireEvent.touchMove(handle, at(340))
  fireEvent.touchMove(handle, at(420))
  fireEvent.touchEnd(handle, { touches: [] })
  expect(told).toEqual(['move 40', 'move 120', 'end 120'])
})

test('a touch that the host takes away ends where it began', () => {
  const { told, handle, at } = show()
  fireEvent.touchStart(handle, at(300))
  fireEvent.touchMove(handle, at(420))
  fireEvent.touchCancel(handle, { touches: [] })
  expect(told).toEqual(['move 120', 'end 0'])
})

test('a tap is a drag of no distance, and an end without a beginning is nothing', () => {
  const { told, handle, at } = show()
  fireEvent.touchEnd(handle, { touches: [] })
  fireEvent.touchStart(handle, at(300))
  fireEvent.touchEnd(handle, { touches: [] })
  expect(told).toEqual(['end 0'])
})
