import '../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { VideoMiniPlayer, type VideoMiniPlayerProps } from '@/widgets/video-mini-player'
import { createFakeTimers, settle } from '../../support/client/fake-timers'

const poster = { url: '/pictures/480/p1.webp', width: 320, height: 180, averageColor: '#1f6f8b', alt: 'A bay' }

// jsdom has no player of its own.
const play = jest.spyOn(HTMLMediaElement.prototype, 'play')
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause')
const media = jest.fn(() => ({ matches: false }))

beforeEach(() => {
  play.mockReset().mockResolvedValue()
  pause.mockReset().mockReturnValue()
  media.mockReset().mockReturnValue({ matches: false })
  Object.defineProperty(window, 'matchMedia', { value: media, configurable: true })
})

function show(props: Partial<VideoMiniPlayerProps> = {}) {
  const { timers, pass, running } = createFakeTimers()
  const onLike = jest.fn()
  const shown = render(
    <VideoMiniPlayer title="The bay" src="/clip.mp4" poster={poster} timers={timers} onLike={onLike} {...props} />,
  )
  return { onLike, pass: (ms: number) => act(() => pass(ms)), running, shown }
}

const layer = (name: string) => screen.getByRole('button', { name: `${name}: The bay` })
const video = () => document.querySelector('video')

function tap(name: string, atMs: number, place = { clientX: 80, clientY: 45 }) {
  const event = new MouseEvent('click', { bubbles: true, detail: 1, ...place })
  Object.defineProperty(event, 'timeStamp', { value: atMs })
  fireEvent(layer(name), event)
}

/** Taps once and lets the browser report playing. */
function begin() {
  fireEvent.click(layer('Play'), { detail: 0 })
  const element = video()
  if (!element) throw new Error('no video was drawn')
  fireEvent.playing(element)
  return element
}

test('before the first tap there is a poster and no video', () => {
  show()
  expect(video()).toBeNull()
  expect(document.querySelector('.video-poster')).toBeTruthy()
})

test('a tap plays it at once, muted; while it plays a pause layer takes the next tap', () => {
  show()
  tap('Play', 1000)
  expect(video()?.muted).toBe(true)
  expect(play).toHaveBeenCalledTimes(1)
  fireEvent.playing(video() ?? document.body)
  tap('Pause', 1100)
  expect(pause).toHaveBeenCalledTimes(1)
  expect(layer('Play')).toBeTruthy()
})

test('where it can be liked a single tap waits for 300 ms', async () => {
  const { pass, onLike } = show({ canLike: true })
  tap('Play', 1000)
  await pass(299)
  expect(video()).toBeNull()
  await pass(1)
  expect(video()).toBeTruthy()
  expect(onLike).not.toHaveBeenCalled()
})

test('two taps like, with a bubble at their place for 600 ms, and do not pause', async () => {
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 180))
  const { pass, onLike, running } = show({ canLike: true })
  begin()
  tap('Pause', 5000)
  tap('Pause', 5299)
  expect(onLike).toHaveBeenCalledTimes(1)
  expect(document.querySelector<HTMLElement>('.like-bubble')?.style).toMatchObject({ left: '25%', top: '25%' })
  await pass(599)
  expect(document.querySelector('.like-bubble')).toBeTruthy()
  await pass(1)
  expect(document.querySelector('.like-bubble')).toBeNull()
  expect(pause).not.toHaveBeenCalled()
  expect(running()).toBe(0)
  rect.mockRestore()
})

test('without leave to like two taps play and pause', () => {
  const { onLike } = show()
  begin()
  tap('Pause', 5000)
  tap('Play', 5100)
  expect(onLike).not.toHaveBeenCalled()
  expect(pause).toHaveBeenCalledTimes(1)
})

test('the keyboard waits for no second tap and has a heart of its own', () => {
  const { onLike } = show({ canLike: true })
  begin()
  fireEvent.click(layer('Pause'), { detail: 0 })
  expect(pause).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Like' }), { detail: 0 })
  expect(onLike).toHaveBeenCalledTimes(1)
})

test('sound comes on and goes by its button', () => {
  show()
  const element = begin()
  const sound = screen.getByRole('button', { name: 'Sound', pressed: false })
  fireEvent.click(sound)
  expect(element.muted).toBe(false)
  expect(sound.getAttribute('aria-pressed')).toBe('true')
})

test('how far it is stands below', () => {
  show()
  const element = begin()
  Object.defineProperty(element, 'duration', { value: 12 })
  Object.defineProperty(element, 'currentTime', { value: 3 })
  fireEvent.timeUpdate(element)
  expect(screen.getByRole('progressbar', { name: 'Played' }).getAttribute('aria-valuenow')).toBe('25')
  expect(screen.getByText('00:03 / 00:12')).toBeTruthy()
})

test('a failure is shown, and a retry starts again', () => {
  show()
  const first = begin()
  fireEvent.error(first)
  expect(screen.getByRole('alert').textContent).toContain('Playback failed. Please try again later.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(video()).not.toBe(first)
  expect(play).toHaveBeenCalledTimes(2)
})

test.each([
  ['NotSupportedError', true, 'Play'],
  ['NotAllowedError', false, 'Play'],
  ['AbortError', false, 'Pause'],
])('a play that ends in %s is a failure: %s', async (name, isFailed, next) => {
  play.mockRejectedValue(new DOMException('no', name))
  show()
  tap('Play', 1000)
  await act(settle)
  expect(screen.queryByRole('alert') !== null).toBe(isFailed)
  if (!isFailed) expect(layer(next)).toBeTruthy()
})

test('at its end it is played again', () => {
  show()
  fireEvent.ended(begin())
  tap('Play again', 9000)
  expect(play).toHaveBeenCalledTimes(2)
})

test.each([
  [true, false, 1],
  [true, true, 0],
  [false, false, 0],
])('by itself: %s, reduced data or motion: %s, plays started: %i', (isAutoplay, matches, plays) => {
  media.mockReturnValue({ matches })
  show({ isAutoplay })
  expect(play).toHaveBeenCalledTimes(plays)
})

test('taken away, nothing rings any more', async () => {
  const { shown, running } = show({ canLike: true })
  tap('Play', 1000)
  shown.unmount()
  expect(running()).toBe(0)
})
