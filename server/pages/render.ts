import type { Clock } from '../kernel/time/clock'
import { batchReads } from '../kernel/database/batch-reads'
import { LRUCache } from 'lru-cache'
import type { Timers } from '@/domain/app/timers'
import { type RouteName, routes } from '../../config/routes'
import { readSaleVersion } from '../stays/repository/sale-state'
import type { Services } from '../kernel/services'
import { systemTimers, within } from '../kernel/time/timers'
import { createPageComposer, type PageComposer } from './compose'
import { prefetchedRequests } from './prefetch'
import { type EncodedPage, encodePage, PageCache, pageWeight } from './cache'
import type { H5Build } from './build'
import { pageRenderers, type PageRenderers } from './routes/all-routes'
import type { PageAddress, PageRenderer } from './page-parts'

/** Maximum age of a cached page in ms; a booking is always priced again. */
const GOOD_FOR_MS = 50

/** Returns a function that names the state of what is on sale, at most 50 ms old: the same name means the same state. Many pages so cost one query. */
export function createSaleState(read: () => Promise<string>, clock: Clock): () => Promise<string> {
  let last: { readonly version: string; readonly readAtMs: number } | null = null
  const readForAll = batchReads(async (calls: readonly null[]) => {
    const readAtMs = clock.now().getTime()
    const version = await read()
    last = { version, readAtMs }
    return calls.map(() => version)
  })
  return async () => {
    const ageMs = last === null ? -1 : clock.now().getTime() - last.readAtMs
    return last !== null && ageMs >= 0 && ageMs < GOOD_FOR_MS ? last.version : readForAll(null)
  }
}

/** Returns the pages for the app's addresses. */
export interface PageServer {
  /** Returns the page of an address, with its first screen where the route has a renderer, within a time limit. An uncached page is rendered only where `mayRender` returns true. */
  page(address: PageAddress, mayRender?: () => boolean): Promise<EncodedPage>
  /** Returns the client-rendered page of a route, or the not-found page with status 404, without prefetched requests. */
  plain(route: RouteName, status: 200 | 404): EncodedPage
  /** The page that the app shows as not found whatever the address. */
  hidden(): EncodedPage
}

/** What a page server stands on; all but services and build have defaults. */
interface PageServerParts {
  readonly services: Services
  readonly build: H5Build
  readonly renderers?: PageRenderers
  readonly timers?: Pick<Timers, 'after'>
}

const RENDER_TIMEOUT_MS = 250
const MOST_AGE_MS = 30_000
const MOST_BYTES = 64 * 1024 * 1024
const MOST_OWN_BYTES = 4 * 1024 * 1024

/** Returns the key under which an address's page is cached. */
const keyOf = (renderer: PageRenderer, address: PageAddress): string =>
  JSON.stringify([address.route, address.params, address.currencyCode, renderer.keyOf(address)])

interface PageStore {
  get(name: string): EncodedPage | undefined
  set(name: string, page: EncodedPage): unknown
}

/** Returns the page of a name; renders and stores it where the store has none. */
function once(store: PageStore, name: string, render: () => EncodedPage): EncodedPage {
  const known = store.get(name)
  if (known) return known
  const page = render()
  store.set(name, page)
  return page
}

/** Client-rendered pages, each composed at its first request; those with prefetched requests depend on the address. */
function plainPages(composer: PageComposer, { manifest, prefetchScript }: H5Build) {
  const fixed = new Map<string, EncodedPage>()
  const ofAddresses = new LRUCache<string, EncodedPage>({ maxSize: MOST_OWN_BYTES, sizeCalculation: pageWeight })
  const plain: PageServer['plain'] = (route, status) =>
    once(fixed, `${route} ${status}`, () => encodePage(composer.compose(route, null), status))
  return {
    plain,
    hidden: () => once(fixed, 'hidden', () => encodePage(composer.composeHidden(), 404)),
    ofAddress: (address: PageAddress): EncodedPage => {
      const { route } = address
      // Nothing is prefetched when the API is on another host: prefetched requests go to the page's own origin.
      const early = manifest?.hosts?.length ? '' : prefetchedRequests(prefetchScript, address)
      if (early === '') return plain(route, 200)
      return once(ofAddresses, `${route} ${early}`, () => encodePage(composer.compose(route, null, early), 200))
    },
  }
}

/** Makes the page server of a build. */
export function createPageServer(parts: PageServerParts): PageServer {
  const { services, build, renderers = pageRenderers, timers = systemTimers } = parts
  const { clock, database, log } = services
  const composer = createPageComposer(build)
  const cache = new PageCache(clock, MOST_AGE_MS, MOST_BYTES)
  const saleState = createSaleState(() => readSaleVersion(database.db), clock)
  const { plain, hidden, ofAddress } = plainPages(composer, build)
  /** Routes whose last rendering failed or was late; logged once until a rendering succeeds. */
  const troubled = new Set<RouteName>()

  async function made(renderer: PageRenderer, address: PageAddress, mayRender: () => boolean): Promise<EncodedPage> {
    const version = await saleState()
    const key = keyOf(renderer, address)
    const isCached = !renderer.isFresh && cache.stored(key, version) !== null
    if (!isCached && !mayRender()) return plain(address.route, 200)
    const render = async () => {
      const { status, ...rest } = await renderer.render(address, services)
      return encodePage(composer.compose(address.route, rest), status)
    }
    return renderer.isFresh ? cache.share(key, version, render) : cache.get(key, version, render)
  }

  function logFailure(route: RouteName, error: unknown): void {
    if (troubled.has(route)) return
    troubled.add(route)
    log.warn({ err: error, page: routes[route].path }, 'a page was sent without its first screen')
  }

  return {
    plain,
    hidden,
    page: async (address, mayRender = () => true) => {
      const renderer = renderers[address.route]
      if (!renderer) return ofAddress(address)
      try {
        const page = await within(made(renderer, address, mayRender), RENDER_TIMEOUT_MS, timers)
        troubled.delete(address.route)
        return page
      } catch (error) {
        logFailure(address.route, error)
        return plain(address.route, 200)
      }
    },
  }
}
