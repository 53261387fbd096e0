import type { FxRates } from '@/domain/rates/rate-facts'
import {
  type CityRow,
  type ListedHotelRow,
  type PackageRow,
  readCatalogueVersion,
  readCities,
  readFxRates,
  readHolidays,
  type RoomTypeRow,
} from '../repository/catalogue'
import type { Executor } from '../../kernel/database/executor'
import { readListedHotels, readListedHotelsOfCity } from './listed-hotels'

/** A room type with the packages on sale for it, in their order. */
export interface ListedRoom {
  readonly room: RoomTypeRow
  readonly packages: readonly PackageRow[]
}

/** A hotel on sale with everything that lists and offers need, except its exceptional nights. */
export interface ListedHotel {
  readonly hotel: ListedHotelRow
  readonly rooms: readonly ListedRoom[]
}

/** Data that seldom changes, at one version of the catalogue. */
export interface Catalogue {
  readonly version: number
  /** Hot ones first in their order, then by name. */
  readonly cities: readonly CityRow[]
  readonly cityById: ReadonlyMap<string, CityRow>
  /** Public holidays: country code to day to name. */
  readonly holidays: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly fx: FxRates
}

const MOST_HOT_CITIES = 12

/** Returns the most popular cities of the catalogue's list, in their order. */
export const hotCities = (cities: readonly CityRow[]): CityRow[] =>
  cities.filter((city) => city.hotRank !== null).slice(0, MOST_HOT_CITIES)

/** LRU cache of hotels, and of the hotel lists of whole cities. Both hold at most `most` hotels. */
class HotelCache {
  private readonly byId = new Map<string, ListedHotel>()
  private readonly byCity = new Map<string, readonly ListedHotel[]>()
  private cityHotels = 0

  constructor(private readonly most: number) {}

  has(id: string): boolean {
    return this.byId.has(id)
  }

  /** Adds hotels to the cache. */
  put(hotels: readonly ListedHotel[]): void {
    for (const listed of hotels) this.byId.set(listed.hotel.id, listed)
  }

  /** Returns the cached hotels with these ids, then evicts the least recently used ones above the limit. */
  pick(ids: readonly string[]): Map<string, ListedHotel> {
    const found = new Map<string, ListedHotel>()
    for (const id of ids) {
      const listed = this.byId.get(id)
      if (!listed) continue
      this.byId.delete(id)
      this.byId.set(id, listed)
      found.set(id, listed)
    }
    for (const oldest of this.byId.keys()) {
      if (this.byId.size <= this.most) break
      this.byId.delete(oldest)
    }
    return found
  }

  /** Returns all hotels of a city; undefined where the list is not cached. */
  ofCity(cityId: string): readonly ListedHotel[] | undefined {
    const hotels = this.byCity.get(cityId)
    if (!hotels) return undefined
    this.byCity.delete(cityId)
    this.byCity.set(cityId, hotels)
    return hotels
  }

  /** Caches the whole list of a city and its hotels; returns the list. */
  putCity(cityId: string, hotels: readonly ListedHotel[]): readonly ListedHotel[] {
    if (this.byCity.has(cityId)) return this.byCity.get(cityId) ?? hotels
    this.put(hotels)
    this.byCity.set(cityId, hotels)
    this.cityHotels += hotels.length
    for (const [oldestId, oldest] of this.byCity) {
      if (this.cityHotels <= this.most || oldestId === cityId) break
      this.byCity.delete(oldestId)
      this.cityHotels -= oldest.length
    }
    return hotels
  }
}

/** Joins concurrent reads of the same key on the same executor. Transactions have their own reads, so they never wait for a pool connection. */
export function createJoinedReads<Value>(): (
  executor: Executor,
  key: string,
  read: () => Promise<Value>,
) => Promise<Value> {
  const pending = new WeakMap<Executor, Map<string, Promise<Value>>>()
  return (executor, key, read) => {
    const reads = pending.get(executor) ?? new Map<string, Promise<Value>>()
    pending.set(executor, reads)
    const value = reads.get(key) ?? read().finally(() => reads.delete(key))
    reads.set(key, value)
    return value
  }
}

declare module '../../kernel/services' {
  interface Services {
    /** Cities, holidays, exchange rates and hotels in memory, by the catalogue's version. */
    readonly catalogue: CatalogueCache
  }
}

/** The catalogue in memory, in front of the public reads. It is as recent as the version that the caller passes. */
export interface CatalogueCache {
  /** Returns the catalogue in memory, loaded on first use. Prices computed from it must be confirmed by `at`. */
  latest(executor: Executor): Promise<Catalogue>
  /** Returns the catalogue of a version that the caller has just read; loads it if another version is in memory. */
  at(executor: Executor, version: number): Promise<Catalogue>
  /** Returns the hotels on sale of a city in recommended order. */
  hotelsOfCity(executor: Executor, catalogue: Catalogue, cityId: string): Promise<readonly ListedHotel[]>
  /** Returns hotels on sale by id; unknown ids and hotels off sale are left out. */
  hotelsById(executor: Executor, catalogue: Catalogue, ids: readonly string[]): Promise<Map<string, ListedHotel>>
}

interface CachedCatalogue {
  readonly catalogue: Catalogue
  readonly hotels: HotelCache
}

/** Creates an empty cache of at most so many hotels. */
export function createCatalogueCache(mostHotels = 20_000): CatalogueCache {
  let cached: CachedCatalogue | null = null
  const readOnce = createJoinedReads<readonly ListedHotel[]>()
  const hotelCacheOf = (catalogue: Catalogue) =>
    cached?.catalogue === catalogue ? cached.hotels : new HotelCache(mostHotels)
  const at = async (executor: Executor, version: number) => {
    if (cached?.catalogue.version === version) return cached.catalogue
    const catalogue = await loadCatalogue(executor, version)
    cached = { catalogue, hotels: new HotelCache(mostHotels) }
    return catalogue
  }
  return {
    at,
    latest: async (executor) => cached?.catalogue ?? at(executor, await readCatalogueVersion(executor)),
    hotelsOfCity: async (executor, catalogue, cityId) => {
      const hotels = hotelCacheOf(catalogue)
      const read = () => readListedHotelsOfCity(executor, cityId)
      return (
        hotels.ofCity(cityId) ??
        hotels.putCity(cityId, await readOnce(executor, `${catalogue.version} city ${cityId}`, read))
      )
    },
    hotelsById: async (executor, catalogue, ids) => {
      const hotels = hotelCacheOf(catalogue)
      const missing = ids.filter((id) => !hotels.has(id))
      const read = () => readListedHotels(executor, missing)
      if (missing.length > 0)
        hotels.put(await readOnce(executor, `${catalogue.version} hotels ${missing.join(' ')}`, read))
      return hotels.pick(ids)
    },
  }
}

async function loadCatalogue(executor: Executor, version: number): Promise<Catalogue> {
  const cities = await readCities(executor)
  const holidays = await readHolidays(executor)
  const fx = await readFxRates(executor)
  return { version, cities, cityById: new Map(cities.map((city) => [city.id, city])), holidays, fx }
}
