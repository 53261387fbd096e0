import '../../support/as-h5'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MomentPictures } from '@/widgets/moment-pictures'
import { createFakeTimers } from '../../support/client/fake-timers'
import { momentFacts } from '../../support/client/moment-facts'

function show(count = 2) {
  const { timers, pass } = createFakeTimers()
  const spies = { onIndex: jest.fn(), onLike: jest.fn() }
  render(
    <MomentPictures
      title="Rain"
      pictures={momentFacts().pictures.slice(0, count)}
      index={0}
      timers={timers}
      {...spies}
    />,
  )
  return { ...spies, pass: (ms: number) => act(() => pass(ms)) }
}

/** Taps the picture at an instant of the events' clock. */
function tapAt(atMs: number) {
  const [slide] = screen.getAllByRole('presentation')
  if (!slide) throw new Error('There is no slide')
  const event = createEvent.click(slide, { detail: 1, clientX: 80, clientY: 45 })
  Object.defineProperty(event, 'timeStamp', { value: atMs })
  fireEvent(slide, event)
}

test('two taps within 300 ms like, with a bubble for 600 ms', async () => {
  const { onLike, pass } = show()
  tapAt(1000)
  expect(onLike).not.toHaveBeenCalled()
  tapAt(1299)
  expect(onLike).toHaveBeenCalledTimes(1)
  expect(document.querySelector('.like-bubble')).toBeTruthy()
  await pass(599)
  expect(document.querySelector('.like-bubble')).toBeTruthy()
  await pass(1)
  expect(document.querySelector('.like-bubble')).toBeNull()
})

test('two slow taps are no like', () => {
  const { onLike } = show()
  tapAt(1000)
  tapAt(1300)
  expect(onLike).not.toHaveBeenCalled()
})

test('pictures are counted where there are several', () => {
  const { onIndex } = show()
  expect(screen.getByRole('status', { name: 'Picture 1 of 2' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onIndex).toHaveBeenCalledWith(1)
})

test('one picture has no counter and no buttons', () => {
  show(1)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
