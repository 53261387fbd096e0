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

/** In the page, first of all: notes when what is looked for has a text and was painted, in ms since the page was asked for. */
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

/** Opens a page of somebody who is signed in, in a Chromium with an empty cache as a phone on slow 4G whose processor is four times slower; ms until its content stands. */
export async function measureContent(url, { executablePath, traveller, selector }) {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const context = await browser.newContext(phone)
    const { uid, token, deviceId } = traveller
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
