import type { Chunks } from './contract'

/** What the shown page itself fetches comes first. */
const QUIET_MS = 1_000

/** What browsers report of the connection; most report nothing. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** How the code of each page is loaded, by its path in the route table. */
const loads = new Map<string, () => Promise<unknown>>()

/** Registers how the code of a page is loaded. */
export const registerPage = (page: string, load: () => Promise<unknown>): void => void loads.set(page, load)

/** Whether code that may never be used is welcome: not where data is saved, and not on 2G. */
export function mayPrefetch(browser: Navigator & { readonly connection?: Connection } = navigator): boolean {
  const { saveData = false, effectiveType = '4g' } = browser.connection ?? {}
  return browser.onLine && !saveData && !effectiveType.endsWith('2g')
}

const whenLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))

/** Resolves when the browser has nothing else to do; Safari does not report that, so there a moment later. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : resolve(null)), QUIET_MS)
  })

let newest = 0

async function loadWhenIdle(pages: readonly string[]): Promise<void> {
  const serial = ++newest
  await whenLoaded()
  for (const page of pages) {
    await whenIdle()
    if (serial !== newest || !mayPrefetch()) return
    // A failure shows nothing: opening the page loads it again.
    await loads
      .get(page)?.()
      .catch(() => undefined)
  }
}

/** One page after the other, each in an idle moment after the document has loaded. */
export const prefetchPages: Chunks['prefetchPages'] = (pages) => void loadWhenIdle(pages)
