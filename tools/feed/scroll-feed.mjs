import { chromium } from 'playwright-core'
import { chromiumFlags } from '../setup/chromium-flags.mjs'
import { readTrace, takeTrace } from './read-trace.mjs'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const categories = [
  'cc',
  'benchmark',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  '__metadata',
]

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** In the page: the innermost thing that scrolls under the middle of the screen, and where it stands. */
function findScroller() {
  const scrolls = (element) =>
    element.scrollHeight > element.clientHeight + 50 && /auto|scroll/.test(getComputedStyle(element).overflowY)
  let element = document.elementFromPoint(innerWidth / 2, innerHeight * 0.7)
  while (element && !scrolls(element)) element = element.parentElement
  const scroller = element ?? document.scrollingElement
  window.feedPlace = () => ({
    top: scroller.scrollTop,
    height: scroller.scrollHeight,
    elements: document.querySelectorAll('*').length,
  })
}

/** Heap in bytes after a garbage collection, and nodes that are held. */
async function weigh(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const valueOf = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heapBytes: valueOf('JSHeapUsedSize'), nodes: valueOf('Nodes') }
}

/** Scrolls by the wheel until so many pages have come or the feed grows no more; the most elements that stood at once. */
async function scrollOn(page, session, { pages, pxPerSecond, mostMs, loaded }) {
  const endsAt = performance.now() + mostMs
  let mostElements = 0
  let still = 0
  while (loaded() < pages && still < 6 && performance.now() < endsAt) {
    const before = await page.evaluate('feedPlace()')
    const wheel = { x: 195, y: 600, yDistance: -1500, speed: pxPerSecond, gestureSourceType: 'mouse' }
    await session.send('Input.synthesizeScrollGesture', wheel)
    await sleep(60)
    const after = await page.evaluate('feedPlace()')
    mostElements = Math.max(mostElements, after.elements)
    still = after.top === before.top ? still + 1 : 0
    if (still > 0) await sleep(150)
  }
  return mostElements
}

/** Opens a page with a feed in a phone with a throttled CPU, scrolls it, and returns the cost. */
export async function scrollFeed(url, { executablePath, pageRequest, pages, slowdown, pxPerSecond, mostMs = 120_000 }) {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const page = await (await browser.newContext(phone)).newPage()
    const session = await page.context().newCDPSession(page)
    const whole = await browser.newBrowserCDPSession()
    await session.send('Performance.enable')
    await session.send('HeapProfiler.enable')
    let loadedPages = 0
    page.on('response', (reply) => (loadedPages += Number(pageRequest.test(reply.url()))))
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(findScroller)
    const before = { ...(await weigh(session)), ...(await page.evaluate('feedPlace()')) }
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const traceConfig = { recordMode: 'recordAsMuchAsPossible', includedCategories: categories }
    await whole.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig })
    const limits = { pages, pxPerSecond, mostMs, loaded: () => loadedPages }
    const mostElements = await scrollOn(page, session, limits)
    const trace = readTrace(await takeTrace(whole))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await sleep(500)
    const after = { ...(await weigh(session)), ...(await page.evaluate('feedPlace()')) }
    return { ...trace, pages: loadedPages, before, after, mostElements: Math.max(mostElements, after.elements) }
  } finally {
    await browser.close()
  }
}
