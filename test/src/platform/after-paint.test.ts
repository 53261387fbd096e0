import { AFTER_PAINT, afterPaintScript } from '../../../server/pages/compose'

const links = () => [...document.querySelectorAll('link')].map(({ media }) => media)

/** Runs the script in a page with two links, of which the second waits; `paint` lets the browser paint. */
function serverPage(contentLoadedAt: number) {
  const frames: FrameRequestCallback[] = []
  jest.useFakeTimers()
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  Object.defineProperty(performance, 'timing', {
    configurable: true,
    value: { domContentLoadedEventStart: contentLoadedAt },
  })
  document.head.innerHTML = `<link rel="preload" as="image"><link rel="preload" as="script"${AFTER_PAINT}>`
  const script = document.createElement('script')
  script.textContent = afterPaintScript
  document.body.append(script)
  const paint = () => {
    for (const frame of frames) frame(0)
    jest.runAllTimers()
  }
  return { paint }
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(performance, 'timing')
})

test('links that wait are followed once the page has been painted', () => {
  const { paint } = serverPage(0)
  expect(links()).toEqual(['', 'not all'])
  paint()
  expect(links()).toEqual(['', 'all'])
})

test('where the app runs by then it has requested them itself', () => {
  const { paint } = serverPage(1)
  paint()
  expect(links()).toEqual(['', 'not all'])
})
