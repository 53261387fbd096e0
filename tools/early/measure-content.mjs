import { chromium } from 'playwright-core'
import { chromiumFlags } from '../setup/chromium-flags.mjs'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Lighthouse's slow 4G, as it is applied by the browser. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const SLOWDOWN = 4
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
export async function measureContent(url, { executablePath, traveler, selector }) {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const context = await browser.newContext(phone)
    const { uid, token, deviceId } = traveler
    await context.addCookies([
      { name: 'UID', value: uid, url },
      { name: 'access_token', value: token, url },
    ])
    await context.addInitScript(noteContent, { deviceId, selector })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
    await page.waitForFunction(() => window.contentAtMs, null, { timeout: LONGEST_MS })
    return await page.evaluate(() => window.contentAtMs)
  } finally {
    await browser.close()
  }
}
