import { AFTER_PAINT, afterPaintScript } from '../../../server/pages/compose'

const links = () => [...document.querySelectorAll('link')].map(({ media }) => media)

/** Runs the script in a page with two links, of which the second waits; `paint` lets the browser paint. */
function serverPage(contentLoadedAt: number, picture: HTMLImageElement | null = null) {
  const frames: FrameRequestCallback[] = []
  jest.useFakeTimers()
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  Object.defineProperty(performance, 'timing', {
    configurable: true,
    value: { domContentLoadedEventStart: contentLoadedAt },
  })
  document.head.innerHTML = `<link rel="preload" as="image"><link rel="preload" as="script"${AFTER_PAINT}>`
  document.body.replaceChildren(...(picture ? [picture] : []))
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

test.each(['load', 'error'])('they also wait for the first picture, whether it comes or not: %s', (ending) => {
  const picture = document.createElement('img')
  picture.setAttribute('fetchpriority', 'high')
  Object.defineProperty(picture, 'complete', { value: false })
  const { paint } = serverPage(0, picture)
  paint()
  expect(links()).toEqual(['', 'not all'])
  picture.dispatchEvent(new Event(ending))
  expect(links()).toEqual(['', 'all'])
})

test('a first picture that is there already is not waited for', () => {
  const picture = document.createElement('img')
  picture.setAttribute('fetchpriority', 'high')
  Object.defineProperty(picture, 'complete', { value: true })
  const { paint } = serverPage(0, picture)
  paint()
  expect(links()).toEqual(['', 'all'])
})

test('where the app runs by then it has requested them itself', () => {
  const { paint } = serverPage(1)
  paint()
  expect(links()).toEqual(['', 'not all'])
})
