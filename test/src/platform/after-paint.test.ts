import { AFTER_PAINT, RUN, afterPaintScript } from '../../../server/pages/compose'

const preloads = () => [...document.querySelectorAll('link')].map(({ media }) => media)
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

/** Runs the script in a page with two scripts to run and one to preload; `paint` lets the browser paint. */
function serverPage() {
  const frames: FrameRequestCallback[] = []
  jest.useFakeTimers()
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  const run = ['/base.js', '/app.js'].map(
    (file) => `<link rel="preload" as="script"${AFTER_PAINT}${RUN} href="${file}">`,
  )
  document.head.innerHTML = `<link rel="preload" as="image">${run.join('')}<link rel="preload" as="script"${AFTER_PAINT}>`
  const script = document.createElement('script')
  script.textContent = afterPaintScript
  document.body.append(script)
  const paint = () => {
    for (const frame of frames) frame(0)
    jest.advanceTimersByTime(0)
  }
  return { paint }
}

const bothScripts = ['http://localhost/base.js', 'http://localhost/app.js']

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('scripts run in their order, and others are preloaded, once the page has been painted', () => {
  const { paint } = serverPage()
  expect(preloads()).toEqual(['', 'not all', 'not all', 'not all'])
  expect(scripts()).toEqual([])
  paint()
  expect(preloads()).toEqual(['', 'all'])
  expect(scripts()).toEqual(bothScripts)
  for (const script of document.head.querySelectorAll('script')) expect(script.async).toBe(false)
})

test('in a page that is not painted they start after a second, and only once', () => {
  const { paint } = serverPage()
  jest.advanceTimersByTime(999)
  expect(scripts()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(scripts()).toEqual(bothScripts)
  paint()
  expect(scripts()).toEqual(bothScripts)
})
