import type { Chunks } from './contract'
import { mayPrefetch, whenIdle, whenLoaded } from './load-when-idle'

/** How the code of each page is loaded, by its path in the route table. */
const loads = new Map<string, () => Promise<unknown>>()

/** Registers how the code of a page is loaded. */
export const registerPage = (page: string, load: () => Promise<unknown>): void => void loads.set(page, load)

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
