import { addDays } from '@/domain/days/civil-day'
import { priceViewerOf, type PriceViewer } from '@/domain/rates/price-viewer'
import type { Catalogue, CatalogueCache } from '../catalogue/catalogue'
import type { Clock } from '../../kernel/time/clock'
import { batchReads } from '../../kernel/database/batch-reads'
import type { Executor } from '../../kernel/database/executor'
import type { FoundName } from './repository'
import { type LiveChanges, readCityIndex, readLiveChanges } from './repository'
import type { SaleState } from '../repository/sale-state'
import { todayIn } from '../../kernel/time/zones'
import { IndexCache, putChanges } from './index-cache'
import type { IndexPricing } from './index-stay'
import { createCityIndex } from './create-city-index'
import type { CityIndex } from './city-index'
import type { StayView } from './stay-view'

declare module '../../kernel/services' {
  interface Services {
    /** Hotels by city for searching, in step with every night that is sold. */
    readonly cityIndexes: LiveIndex
  }
}

/** A city as it is now: every night as the database had it after the question, and the asker's wishes. */
export interface LiveCity {
  readonly catalogue: Catalogue
  readonly cityIndex: CityIndex
  /** Ids of the hotels on the asker's wish list. */
  readonly collected: ReadonlySet<string>
  /** Who asks, as far as prices go. */
  readonly viewer: PriceViewer
  /** What the city sells whoever asks for a stay in a currency. */
  view(pricing: Omit<IndexPricing, 'catalogue' | 'isVip'>): StayView
}

/** The hotels of cities in memory, in front of searches, always in step with the database. */
export interface LiveIndex {
  /** A city as it is now; one statement, shared by all who ask at once, tells what has changed (and four read a city that is not in memory). */
  city(cityId: string, userId: string | null): Promise<LiveCity>
  /** The catalogue's version as it is now, by the same statement. */
  version(): Promise<number>
  /** Some hotels of any cities as they are now, by the same statement; null where not all of their cities are in memory. */
  hotels(requested: readonly FoundName[], userId: string | null): Promise<LiveHotels | null>
  /** What changes by the minute around some hotels, by the same statement: all their nights and day rules from yesterday on; null where not all of their cities are in memory. */
  saleState(requested: readonly FoundName[], userId: string | null): Promise<SaleState | null>
}

/** Some hotels on a index of their own. */
export type LiveHotels = Pick<LiveCity, 'catalogue' | 'cityIndex' | 'collected' | 'viewer'>

/** What the indexes stand on. */
export interface LiveIndexParts {
  readonly executor: Executor
  readonly catalogue: CatalogueCache
  readonly clock: Clock
  /** How many hotels are kept at most, apart from those of the city asked for last. */
  readonly mostHotels?: number
}

const MOST_HOTELS = 250_000
const NO_FAVORITES: ReadonlySet<string> = new Set()

/** Makes indexes that are empty until somebody asks. */
export function createLiveIndex({
  executor,
  catalogue: cache,
  clock,
  mostHotels = MOST_HOTELS,
}: LiveIndexParts): LiveIndex {
  let held: IndexCache | null = null

  const sync = batchReads(async (callers: readonly (string | null)[]) => {
    const userIds = callers.filter((caller) => caller !== null)
    const changes = await readLiveChanges(executor, held?.horizon ?? null, userIds)
    held = held?.follow(changes) ? held : new IndexCache(changes, mostHotels)
    return callers.map((): [IndexCache, LiveChanges] => [held ?? new IndexCache(changes, mostHotels), changes])
  })

  async function load(cityId: string): Promise<CityIndex> {
    const fromDay = addDays(todayIn('UTC', clock.now()), -1)
    const { hotels, ...changes } = await readCityIndex(executor, cityId, fromDay)
    const cityIndex = createCityIndex(hotels)
    putChanges(cityIndex, changes)
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
      const cityIndex = cityIndexes.indexOfSome(requested)
      return cityIndex && { catalogue, cityIndex, ...callerOf(userId, changes) }
    },
    saleState: async (requested, userId) => {
      if (!held?.hotels(requested)) return null
      const [cityIndexes, changes] = await sync(userId)
      const state = cityIndexes.saleState(requested)
      return state && { ...state, ...callerOf(userId, changes) }
    },
  }
}

/** What the changes tell of who asks. */
function callerOf(userId: string | null, { favorites, vips }: LiveChanges): Pick<LiveCity, 'collected' | 'viewer'> {
  if (userId === null) return { collected: NO_FAVORITES, viewer: 'visitor' }
  return { collected: favorites.get(userId) ?? NO_FAVORITES, viewer: priceViewerOf(userId, vips.has(userId)) }
}
