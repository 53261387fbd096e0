/** What the shown page itself fetches comes first. */
const QUIET_MS = 1_000

/** What browsers report of the connection; most report nothing. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether code that may never be used is welcome: not where data is saved, and not on 2G. */
export function mayPrefetch(browser: Navigator & { readonly connection?: Connection } = navigator): boolean {
  const { saveData = false, effectiveType = '4g' } = browser.connection ?? {}
  return browser.onLine && !saveData && !effectiveType.endsWith('2g')
}

/** Resolves when the document and what it loads are complete. */
export const whenLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))

/** Resolves when the browser has nothing else to do; Safari does not report that, so there a moment later. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : resolve(null)), QUIET_MS)
  })

/** Runs a dynamic import once the browser is idle. Returns null where data is saved or the load fails: what is loaded ahead only makes the app faster. */
export async function loadWhenIdle<Module>(load: () => Promise<Module>): Promise<Module | null> {
  await whenLoaded()
  await whenIdle()
  return mayPrefetch() ? load().catch(() => null) : null
}
