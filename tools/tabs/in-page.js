// Runs first in both pages of a measurement; its address says what to do: the tab, and how it is opened.
const { tab, way } = Object.fromEntries(new URL(document.currentScript.src).searchParams)
const [navigation] = performance.getEntriesByType('navigation')
const wasPrefetched = navigation?.deliveryType === 'navigational-prefetch'
const tell = (what, told) => fetch(`/bench/${what}`, { method: 'POST', body: JSON.stringify(told), keepalive: true })
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** A finger rests about so long between touching a tab and opening it. */
const TOUCH_MS = 100
const QUIET_MS = 2000

async function leave() {
  await after(QUIET_MS)
  const rules = () => {
    const script = document.createElement('script')
    script.type = 'speculationrules'
    script.text = JSON.stringify({ prefetch: [{ urls: [tab], eagerness: 'immediate' }] })
    document.head.append(script)
  }
  if (way === 'hovered') {
    rules()
    await after(QUIET_MS)
  }
  const touchedAtMs = performance.timeOrigin + performance.now()
  if (way === 'touched') {
    rules()
    await after(TOUCH_MS)
  }
  const tappedAtMs = performance.timeOrigin + performance.now()
  void tell('tap', { touchedAtMs, tappedAtMs })
  document.querySelector(`a[href="${tab}"]`).click()
}

async function arrive() {
  const seen = {}
  const note = (name) => (list) => {
    const last = list.getEntries().at(-1)
    if (last) seen[name] = performance.timeOrigin + (last.renderTime || last.startTime)
  }
  new PerformanceObserver(note('firstAtMs')).observe({ type: 'paint', buffered: true })
  new PerformanceObserver(note('largestAtMs')).observe({ type: 'largest-contentful-paint', buffered: true })
  await after(QUIET_MS)
  await tell('shown', { wasPrefetched, ...seen })
}

if (location.pathname === tab) void arrive()
else addEventListener('load', () => void leave())
