import { withSlowPhone } from '../bench/slow-phone.mjs'

const LONGEST_MS = 90_000

/** In the page, before anything else: records the largest picture or text, the longest task, and when the first row was painted. */
function watchList(rowSelector) {
  if (location.protocol === 'about:') return
  const times = (window.listTimes = { lcpMs: 0, rowMs: null, taskMs: 0 })
  const observe = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (times.lcpMs = startTime))
  observe('longtask', ({ duration }) => (times.taskMs = Math.max(times.taskMs, duration)))
  const watch = new MutationObserver(() => {
    if (!document.querySelector(rowSelector)?.textContent.trim()) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => (times.rowMs = performance.now())))
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

/** In the page: what was recorded since the last reading, and how large the page is. */
function readList(rowSelector) {
  const { lcpMs, rowMs, taskMs } = window.listTimes
  window.listTimes.taskMs = 0
  const count = (selector) => document.querySelectorAll(selector).length
  return { lcpMs, rowMs, taskMs, elements: count('*'), rows: count(rowSelector) }
}

/** In the page: scrolls to the end as a thumb does, a good half screen a frame. */
async function scrollToEnd() {
  const scroller = document.querySelector('.taro_page:not(.taro_page_shade)')
  while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1) {
    scroller.scrollTop += 500
    await new Promise((painted) => requestAnimationFrame(painted))
  }
}

/** Opens a page with a list on a slow phone, then scrolls to the list's end until further pages of it have loaded; returns what both took. */
export const openList = (url, { executablePath, row, pages }) =>
  withSlowPhone(
    executablePath,
    (context) => context.addInitScript(watchList, row),
    async (page) => {
      const limit = { timeout: LONGEST_MS }
      await page.goto(url, { waitUntil: 'load', ...limit })
      await page.waitForFunction(() => window.listTimes.rowMs, null, limit)
      await page.waitForLoadState('networkidle', limit)
      const opened = await page.evaluate(readList, row)
      let read = opened
      let longestMs = 0
      for (let count = 0; count < pages; count += 1) {
        await page.evaluate(scrollToEnd)
        const isLonger = ([selector, rows]) => document.querySelectorAll(selector).length > rows
        await page.waitForFunction(isLonger, [row, read.rows], limit)
        read = await page.evaluate(readList, row)
        longestMs = Math.max(longestMs, read.taskMs)
      }
      return { opened, read: { ...read, taskMs: longestMs } }
    },
  )
