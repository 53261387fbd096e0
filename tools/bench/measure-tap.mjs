import { withSlowPhone } from './slow-phone.mjs'

const TIMEOUT_MS = 90_000
/** How long somebody reads before the tap. */
const READING_MS = 3_000

/** In the page, first of all: notes when a link was tapped, and when what is looked for had a text and was painted. */
function watchTap(selector) {
  const times = (window.tapTimes = { tapMs: null, contentMs: null })
  addEventListener('click', (event) => (times.tapMs ??= event.timeStamp), true)
  const watch = new MutationObserver(() => {
    if (times.tapMs === null || !document.querySelector(selector)?.textContent.trim()) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => (times.contentMs = performance.now())))
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

/** Opens a page on a slow phone, waits as long as somebody reads, taps a link, and returns the ms from the tap to the next screen's painted content. */
export const measureTap = ({ executablePath, url, link, content }) =>
  withSlowPhone(
    executablePath,
    (context) => context.addInitScript(watchTap, content),
    async (page) => {
      await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS })
      await page.locator(link).first().waitFor({ state: 'visible', timeout: TIMEOUT_MS })
      await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS })
      await page.waitForTimeout(READING_MS)
      await page.locator(link).first().tap({ timeout: TIMEOUT_MS })
      await page.waitForFunction(() => window.tapTimes.contentMs, null, { timeout: TIMEOUT_MS })
      return page.evaluate(() => window.tapTimes.contentMs - window.tapTimes.tapMs)
    },
  )
