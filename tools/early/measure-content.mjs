import { withSlowPhone } from '../bench/slow-phone.mjs'

const LONGEST_MS = 60_000

/** Runs in the page before anything else: records when the content has a text and was painted, in ms since navigation began. */
function noteContent({ deviceId, selector }) {
  if (location.protocol === 'about:') return
  localStorage.setItem('device_id', deviceId)
  const look = () => {
    if (!document.querySelector(selector)?.textContent.trim()) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.contentAtMs = performance.now())))
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

/** Opens a signed-in user's page in a Chromium with an empty cache, like a phone on slow 4G with a CPU four times slower. Returns ms until its content is shown. */
export const measureContent = (url, { executablePath, traveler, selector }) => {
  const { uid, token, deviceId } = traveler
  const prepare = async (context) => {
    await context.addCookies([
      { name: 'UID', value: uid, url },
      { name: 'access_token', value: token, url },
    ])
    await context.addInitScript(noteContent, { deviceId, selector })
  }
  return withSlowPhone(executablePath, prepare, async (page) => {
    await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
    await page.waitForFunction(() => window.contentAtMs, null, { timeout: LONGEST_MS })
    return page.evaluate(() => window.contentAtMs)
  })
}
