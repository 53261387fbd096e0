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

/** Runs an action with a page of a Chromium of its own: an empty cache, a phone on slow 4G, its CPU four times slower. `prepare` gets the browser context first. */
export async function withSlowPhone(executablePath, prepare, action) {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const context = await browser.newContext(phone)
    await prepare(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return await action(page)
  } finally {
    await browser.close()
  }
}
