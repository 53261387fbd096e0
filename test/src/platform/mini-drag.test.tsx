import { fireEvent, render, screen } from '@testing-library/react'
import { useDrag } from '@/platform/gesture'

function show() {
  const reported: string[] = []
  function Handle() {
    const dragProps = useDrag({
      onStart: () => {},
      onMove: ({ dyPx }) => reported.push(`move ${dyPx}`),
      onEnd: ({ dyPx }, isLost) => reported.push(isLost ? 'lost' : `end ${dyPx}`),
    })
    return <div {...dragProps}>Handle</div>
  }
  render(<Handle />)
  const handle = screen.getByText('Handle')
  const at = (clientY: number) => ({ touches: [{ clientX: 0, clientY }] })
  return { reported, handle, at }
}

test('in a mini-program a finger is followed from where it began to where it was last', () => {
  const { reported, handle, at } = show()
  fireEvent.touchStart(handle, at(300))
  fireEvent.touchMove(handle, at(340))
  fireEvent.touchMove(handle, at(420))
  fireEvent.touchEnd(handle, { touches: [] })
  expect(reported).toEqual(['move 40', 'move 120', 'end 120'])
})

test('a touch that the host cancels is reported as lost', () => {
  const { reported, handle, at } = show()
  fireEvent.touchStart(handle, at(300))
  fireEvent.touchMove(handle, at(420))
  fireEvent.touchCancel(handle, { touches: [] })
  expect(reported).toEqual(['move 120', 'lost'])
})

test('a tap is a drag of no distance, and an end without a beginning is nothing', () => {
  const { reported, handle, at } = show()
  fireEvent.touchEnd(handle, { touches: [] })
  fireEvent.touchStart(handle, at(300))
  fireEvent.touchEnd(handle, { touches: [] })
  expect(reported).toEqual(['end 0'])
})
