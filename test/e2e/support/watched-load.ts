import type { BrowserContext, Page, Request } from 'playwright-core'

/** What a page did while it loaded, as the page itself and the network saw it. */
export interface WatchedLoad {
  /** Requests in their order, with the headers that went out. */
  readonly requests: { url: string; headers: Record<string, string>; type: string; body: string | null }[]
  /** Address of the page at each of its own calls and beacons, and when the first content was put into it. */
  seen(): Promise<{ what: string; href: string }[]>
}

interface Watching {
  seenAt: { what: string; href: string }[]
}

/** Before any script of the page: notes the address whenever something leaves or appears. */
const notes = () => {
  const seenAt: { what: string; href: string }[] = []
  Object.assign(globalThis, { seenAt })
  const record = (what: string) => seenAt.push({ what, href: location.href })
  const { fetch: plainFetch } = globalThis
  globalThis.fetch = (input, init) => {
    record(`fetch ${input instanceof Request ? input.url : input.toString()}`)
    return plainFetch(input, init)
  }
  const { sendBeacon } = Navigator.prototype
  Navigator.prototype.sendBeacon = function beacon(url, data) {
    record(`beacon ${String(url)}`)
    return sendBeacon.call(this, url, data)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.closest('#app > *')) record(`drawn ${node.tagName}`)
  }).observe(document, { childList: true, subtree: true })
}

/** Watches a page's loads from now on; call it before the first one. */
export async function watchLoad(context: BrowserContext, page: Page): Promise<WatchedLoad> {
  await context.addInitScript(notes)
  const requests: WatchedLoad['requests'] = []
  const record = async (request: Request) => {
    const entry = { url: request.url(), headers: {}, type: request.resourceType(), body: request.postData() }
    requests.push(entry)
    entry.headers = await request.allHeaders().catch(() => ({}))
  }
  page.on('request', (request) => void record(request))
  return { requests, seen: () => page.evaluate(() => (globalThis as unknown as Watching).seenAt) }
}
