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

/** A hotel on sale with everything that lists and offers are made from, apart from its exceptional nights. */
export interface ListedHotel {
  readonly hotel: ListedHotelRow
  readonly rooms: readonly ListedRoom[]
}

/** What seldom changes, as it was at one version of the catalogue. */
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

/** The cities that are asked for most, the first ones first, of the catalogue's list. */
export const hotCities = (cities: readonly CityRow[]): CityRow[] =>
  cities.filter((city) => city.hotRank !== null).slice(0, MOST_HOT_CITIES)

/** Hotels kept in memory, at most so many; those asked for longest ago leave first, with their city's list. */
class HotelCache {
  private readonly byId = new Map<string, ListedHotel>()
  private readonly byCity = new Map<string, readonly ListedHotel[]>()
  private cityHotels = 0

  constructor(private readonly most: number) {}

  has(id: string): boolean {
    return this.byId.has(id)
  }

  /** Keeps hotels one by one. */
  put(hotels: readonly ListedHotel[]): void {
    for (const listed of hotels) this.byId.set(listed.hotel.id, listed)
  }

  /** The hotels with these ids that are here; then lets go what is too much. */
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

  /** All hotels of a city, or undefined where the list is not kept. */
  ofCity(cityId: string): readonly ListedHotel[] | undefined {
    const hotels = this.byCity.get(cityId)
    if (!hotels) return undefined
    this.byCity.delete(cityId)
    this.byCity.set(cityId, hotels)
    return hotels
  }

  /** Keeps the whole list of a city, with its hotels one by one, and gives it back. */
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

/** Reads what a key names, unless the same executor is reading it already: then both wait for that read. A transaction waits for its own reads alone, so that it never waits for a connection. */
export function createJoinedReads<Value>(): (
  executor: Executor,
  key: string,
  read: () => Promise<Value>,
) => Promise<Value> {
  const underWay = new WeakMap<Executor, Map<string, Promise<Value>>>()
  return (executor, key, read) => {
    const reads = underWay.get(executor) ?? new Map<string, Promise<Value>>()
    underWay.set(executor, reads)
    const value = reads.get(key) ?? read().finally(() => reads.delete(key))
    reads.set(key, value)
    return value
  }
}

declare module '../../kernel/services' {
  interface Services {
    /** Cities, holidays, rates and hotels in memory, by the catalogue's version. */
    readonly catalogue: CatalogueCache
  }
}

/** The catalogue in memory, in front of the public reads; it is as new as the version that it is asked for. */
export interface CatalogueCache {
  /** The catalogue as last seen, loaded on first use; what is priced from it must be confirmed by `at`. */
  latest(executor: Executor): Promise<Catalogue>
  /** The catalogue of a version that was just read; loads it where another is held. */
  at(executor: Executor, version: number): Promise<Catalogue>
  /** Hotels on sale of a city in recommended order. */
  hotelsOfCity(executor: Executor, catalogue: Catalogue, cityId: string): Promise<readonly ListedHotel[]>
  /** Hotels on sale by id; what is unknown or off sale is left out. */
  hotelsById(executor: Executor, catalogue: Catalogue, ids: readonly string[]): Promise<Map<string, ListedHotel>>
}

interface Held {
  readonly catalogue: Catalogue
  readonly cityIndex: HotelCache
}

/** Makes an empty cache that keeps at most so many hotels in memory. */
export function createCatalogueCache(mostHotels = 20_000): CatalogueCache {
  let held: Held | null = null
  const readOnce = createJoinedReads<readonly ListedHotel[]>()
  const cityIndexOf = (catalogue: Catalogue) =>
    held?.catalogue === catalogue ? held.cityIndex : new HotelCache(mostHotels)
  const at = async (executor: Executor, version: number) => {
    if (held?.catalogue.version === version) return held.catalogue
    const catalogue = await loadCatalogue(executor, version)
    held = { catalogue, cityIndex: new HotelCache(mostHotels) }
    return catalogue
  }
  return {
    at,
    latest: async (executor) => held?.catalogue ?? at(executor, await readCatalogueVersion(executor)),
    hotelsOfCity: async (executor, catalogue, cityId) => {
      const cityIndex = cityIndexOf(catalogue)
      const read = () => readListedHotelsOfCity(executor, cityId)
      return (
        cityIndex.ofCity(cityId) ??
        cityIndex.putCity(cityId, await readOnce(executor, `${catalogue.version} city ${cityId}`, read))
      )
    },
    hotelsById: async (executor, catalogue, ids) => {
      const cityIndex = cityIndexOf(catalogue)
      const missing = ids.filter((id) => !cityIndex.has(id))
      const read = () => readListedHotels(executor, missing)
      if (missing.length > 0)
        cityIndex.put(await readOnce(executor, `${catalogue.version} hotels ${missing.join(' ')}`, read))
      return cityIndex.pick(ids)
    },
  }
}

async function loadCatalogue(executor: Executor, version: number): Promise<Catalogue> {
  const cities = await readCities(executor)
  const holidays = await readHolidays(executor)
  const fx = await readFxRates(executor)
  return { version, cities, cityById: new Map(cities.map((city) => [city.id, city])), holidays, fx }
}
