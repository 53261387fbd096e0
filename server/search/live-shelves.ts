import { addDays } from '@/domain/days/civil-day'
import { priceViewerOf, type PriceViewer } from '@/domain/rates/price-audience'
import type { Catalogue, CatalogueCache } from '../stays/catalogue/catalogue'
import type { Clock } from '../kernel/time/clock'
import { batchReads } from '../kernel/database/batch-reads'
import type { Executor } from '../kernel/database/executor'
import type { FoundName } from '../stays/destinations/repository'
import { type LiveChanges, readLiveChanges } from '../repositories/live-changes'
import type { SaleState } from '../repositories/sale-state'
import { readCityShelf } from '../repositories/shelf-rows'
import { todayIn } from '../kernel/time/zones'
import { HeldShelves } from './held-shelves'
import type { ShelfPricing } from './shelf-stay'
import { makeShelf } from './make-shelf'
import { putChanges } from './put-changes'
import type { Shelf } from './shelf'
import type { StayView } from './stay-view'

declare module '../kernel/services' {
  interface Services {
    /** Hotels by city for searching, in step with every night that is sold. */
    readonly shelves: LiveShelves
  }
}

/** A city as it is now: every night as the database had it after the question, and the asker's wishes. */
export interface LiveCity {
  readonly catalogue: Catalogue
  readonly shelf: Shelf
  /** Ids of the hotels on the asker's wish list. */
  readonly collected: ReadonlySet<string>
  /** Who asks, as far as prices go. */
  readonly audience: PriceViewer
  /** What the city sells whoever asks for a stay in a currency. */
  view(pricing: Omit<ShelfPricing, 'catalogue' | 'isMember'>): StayView
}

/** The hotels of cities in memory, in front of searches, always in step with the database. */
export interface LiveShelves {
  /** A city as it is now; one statement, shared by all who ask at once, tells what has changed (and four read a city that is not in memory). */
  city(cityId: string, userId: string | null): Promise<LiveCity>
  /** The catalogue's version as it is now, by the same statement. */
  version(): Promise<number>
  /** Some hotels of any cities as they are now, by the same statement; null where not all of their cities are in memory. */
  hotels(asked: readonly FoundName[], userId: string | null): Promise<LiveHotels | null>
  /** What changes by the minute around some hotels, by the same statement: all their nights and day rules from yesterday on; null where not all of their cities are in memory. */
  saleState(asked: readonly FoundName[], userId: string | null): Promise<SaleState | null>
}

/** Some hotels on a shelf of their own. */
export type LiveHotels = Pick<LiveCity, 'catalogue' | 'shelf' | 'collected' | 'audience'>

/** What the shelves stand on. */
export interface LiveShelvesParts {
  readonly executor: Executor
  readonly catalogue: CatalogueCache
  readonly clock: Clock
  /** How many hotels are kept at most, apart from those of the city asked for last. */
  readonly mostHotels?: number
}

const MOST_HOTELS = 250_000
const NO_WISHES: ReadonlySet<string> = new Set()

/** Makes shelves that are empty until somebody asks. */
export function createLiveShelves({
  executor,
  catalogue: cache,
  clock,
  mostHotels = MOST_HOTELS,
}: LiveShelvesParts): LiveShelves {
  let held: HeldShelves | null = null

  const sync = batchReads(async (askers: readonly (string | null)[]) => {
    const userIds = askers.filter((asker) => asker !== null)
    const changes = await readLiveChanges(executor, held?.horizon ?? null, userIds)
    held = held?.follow(changes) ? held : new HeldShelves(changes, mostHotels)
    return askers.map((): [HeldShelves, LiveChanges] => [held ?? new HeldShelves(changes, mostHotels), changes])
  })

  async function load(cityId: string): Promise<Shelf> {
    const fromDay = addDays(todayIn('UTC', clock.now()), -1)
    const { hotels, ...changes } = await readCityShelf(executor, cityId, fromDay)
    const shelf = makeShelf(hotels)
    putChanges(shelf, changes)
    return shelf
  }

  return {
    city: async (cityId, userId) => {
      const [shelves, changes] = await sync(userId)
      const asker = askerOf(userId, changes)
      const isMember = asker.audience === 'vip'
      const catalogue = await cache.at(executor, shelves.version)
      const shelf = await shelves.shelf(cityId, () => load(cityId))
      return {
        catalogue,
        shelf,
        ...asker,
        view: (pricing) => shelves.view(cityId, shelf, { ...pricing, catalogue, isMember }),
      }
    },
    version: async () => (await sync(null))[0].version,
    hotels: async (asked, userId) => {
      const [shelves, changes] = await sync(userId)
      const catalogue = await cache.at(executor, shelves.version)
      const shelf = shelves.shelfOfSome(asked)
      return shelf && { catalogue, shelf, ...askerOf(userId, changes) }
    },
    saleState: async (asked, userId) => {
      if (!held?.hotels(asked)) return null
      const [shelves, changes] = await sync(userId)
      const state = shelves.saleState(asked)
      return state && { ...state, ...askerOf(userId, changes) }
    },
  }
}

/** What the changes tell of who asks. */
function askerOf(userId: string | null, { wishes, vips }: LiveChanges): Pick<LiveCity, 'collected' | 'audience'> {
  if (userId === null) return { collected: NO_WISHES, audience: 'visitor' }
  return { collected: wishes.get(userId) ?? NO_WISHES, audience: priceViewerOf(userId, vips.has(userId)) }
}
