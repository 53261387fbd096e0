import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags } from '../setup/chromium-flags.mjs'

/**
 * Opens a page with Lighthouse in a Chromium with an empty cache, like a phone on slow 4G with a CPU four times slower.
 * The throttling is applied, not simulated. Returns times in ms, transferred sizes in bytes, and the failed requests.
 */
export async function measurePage(url, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: chromiumFlags, logLevel: 'silent' })
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
    })
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return readReport(lhr)
  } finally {
    chrome.kill()
  }
}

function readReport({ audits, categories }) {
  const number = (name) => audits[name]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => /^https?:/.test(url))
  const bytes = (kind) =>
    requests
      .filter(({ resourceType }) => kind === null || resourceType === kind)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    score: Math.round(100 * categories.performance.score),
    fcpMs: number('first-contentful-paint'),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    pageBytes: bytes('Document'),
    scriptBytes: bytes('Script'),
    allBytes: bytes(null),
    requests: requests.length,
    failed: requests.filter(({ statusCode }) => !(statusCode > 0 && statusCode < 400)).map(({ url }) => url),
  }
}
