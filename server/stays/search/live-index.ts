import { addDays } from '@/domain/days/civil-day'
import { priceViewerOf, type PriceViewer } from '@/domain/rates/rate-facts'
import type { Catalogue, CatalogueCache } from '../catalogue/catalogue'
import type { Clock } from '../../kernel/time/clock'
import { batchReads } from '../../kernel/database/batch-reads'
import type { Executor } from '../../kernel/database/executor'
import type { FoundName } from './repository'
import { type LiveChanges, readCityIndex, readLiveChanges } from './repository'
import type { SaleState } from '../repository/sale-state'
import { todayIn } from '../../kernel/time/zones'
import { IndexCache, applyChanges } from './index-cache'
import type { IndexPricing } from './index-stay'
import { createCityIndex } from './create-city-index'
import type { CityIndex } from './city-index'
import type { StayView } from './stay-view'

declare module '../../kernel/services' {
  interface Services {
    /** City indexes for searching, updated with every night that is sold. */
    readonly cityIndexes: LiveIndex
  }
}

/** The current state of a city: its nights as of this request, and the viewer's favorites. */
export interface LiveCity {
  readonly catalogue: Catalogue
  readonly cityIndex: CityIndex
  /** Ids of the viewer's favorite hotels. */
  readonly collected: ReadonlySet<string>
  /** The caller, as far as prices depend on them. */
  readonly viewer: PriceViewer
  /** Returns what the city sells for a stay in a currency. */
  view(pricing: Omit<IndexPricing, 'catalogue' | 'isVip'>): StayView
}

/** City indexes in memory, in front of searches, always in step with the database. */
export interface LiveIndex {
  /** Returns the current state of a city. Concurrent requests share one query for changes; a city that is not in memory takes four more. */
  city(cityId: string, userId: string | null): Promise<LiveCity>
  /** Returns the current version of the catalogue, from the same query. */
  version(): Promise<number>
  /** Returns the current state of some hotels of any cities, from the same query; null where one of their cities is not in memory. */
  hotels(requested: readonly FoundName[], userId: string | null): Promise<LiveHotels | null>
  /** Returns all nights and day rules of some hotels from yesterday on, from the same query; null where one of their cities is not in memory. */
  saleState(requested: readonly FoundName[], userId: string | null): Promise<SaleState | null>
}

/** Some hotels in an index of their own. */
export type LiveHotels = Pick<LiveCity, 'catalogue' | 'cityIndex' | 'collected' | 'viewer'>

/** Dependencies of the live index. */
export interface LiveIndexDependencies {
  readonly executor: Executor
  readonly catalogue: CatalogueCache
  readonly clock: Clock
  /** Maximum number of hotels in memory, not counting the most recently requested city. */
  readonly mostHotels?: number
}

const MOST_HOTELS = 250_000
const NO_FAVORITES: ReadonlySet<string> = new Set()

/** Creates indexes that are loaded on first use. */
export function createLiveIndex({
  executor,
  catalogue: cache,
  clock,
  mostHotels = MOST_HOTELS,
}: LiveIndexDependencies): LiveIndex {
  let indexCache: IndexCache | null = null

  const sync = batchReads(async (callers: readonly (string | null)[]) => {
    const userIds = callers.filter((caller) => caller !== null)
    const changes = await readLiveChanges(executor, indexCache?.horizon ?? null, userIds)
    indexCache = indexCache?.apply(changes) ? indexCache : new IndexCache(changes, mostHotels)
    return callers.map((): [IndexCache, LiveChanges] => [indexCache ?? new IndexCache(changes, mostHotels), changes])
  })

  async function load(cityId: string): Promise<CityIndex> {
    const fromDay = addDays(todayIn('UTC', clock.now()), -1)
    const { hotels, ...changes } = await readCityIndex(executor, cityId, fromDay)
    const cityIndex = createCityIndex(hotels)
    applyChanges(cityIndex, { ...changes, scores: [] })
    return cityIndex
  }

  return {
    city: async (cityId, userId) => {
      const [cityIndexes, changes] = await sync(userId)
      const caller = callerOf(userId, changes)
      const isVip = caller.viewer === 'vip'
      const catalogue = await cache.at(executor, cityIndexes.version)
      const cityIndex = await cityIndexes.cityIndex(cityId, () => load(cityId))
      return {
        catalogue,
        cityIndex,
        ...caller,
        view: (pricing) => cityIndexes.view(cityId, cityIndex, { ...pricing, catalogue, isVip }),
      }
    },
    version: async () => (await sync(null))[0].version,
    hotels: async (requested, userId) => {
      const [cityIndexes, changes] = await sync(userId)
      const catalogue = await cache.at(executor, cityIndexes.version)
      const cityIndex = cityIndexes.subsetIndex(requested)
      return cityIndex && { catalogue, cityIndex, ...callerOf(userId, changes) }
    },
    saleState: async (requested, userId) => {
      if (!indexCache?.hotels(requested)) return null
      const [cityIndexes, changes] = await sync(userId)
      const state = cityIndexes.saleState(requested)
      return state && { ...state, ...callerOf(userId, changes) }
    },
  }
}

/** Returns the caller's favorites and price viewer from the changes. */
function callerOf(userId: string | null, { favorites, vips }: LiveChanges): Pick<LiveCity, 'collected' | 'viewer'> {
  if (userId === null) return { collected: NO_FAVORITES, viewer: 'visitor' }
  return { collected: favorites.get(userId) ?? NO_FAVORITES, viewer: priceViewerOf(userId, vips.has(userId)) }
}
