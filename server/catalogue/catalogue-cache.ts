import type { Executor } from '../kernel/database/executor'
import { readCatalogueVersion } from '../repositories/catalogue-version'
import { readCities, readFxRates, readHolidays } from '../repositories/catalogue-basics'
import { readListedHotels, readListedHotelsOfCity } from '../repositories/listed-hotels'
import type { Catalogue, ListedHotel } from './catalogue'
import { createJoinedReads } from './joined-reads'
import { HotelShelf } from './hotel-shelf'

declare module '../kernel/services' {
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
  readonly shelf: HotelShelf
}

/** Makes an empty cache that keeps at most so many hotels in memory. */
export function createCatalogueCache(mostHotels = 20_000): CatalogueCache {
  let held: Held | null = null
  const readOnce = createJoinedReads<readonly ListedHotel[]>()
  const shelfOf = (catalogue: Catalogue) => (held?.catalogue === catalogue ? held.shelf : new HotelShelf(mostHotels))
  const at = async (executor: Executor, version: number) => {
    if (held?.catalogue.version === version) return held.catalogue
    const catalogue = await loadCatalogue(executor, version)
    held = { catalogue, shelf: new HotelShelf(mostHotels) }
    return catalogue
  }
  return {
    at,
    latest: async (executor) => held?.catalogue ?? at(executor, await readCatalogueVersion(executor)),
    hotelsOfCity: async (executor, catalogue, cityId) => {
      const shelf = shelfOf(catalogue)
      const read = () => readListedHotelsOfCity(executor, cityId)
      return (
        shelf.ofCity(cityId) ??
        shelf.putCity(cityId, await readOnce(executor, `${catalogue.version} city ${cityId}`, read))
      )
    },
    hotelsById: async (executor, catalogue, ids) => {
      const shelf = shelfOf(catalogue)
      const missing = ids.filter((id) => !shelf.has(id))
      const read = () => readListedHotels(executor, missing)
      if (missing.length > 0)
        shelf.put(await readOnce(executor, `${catalogue.version} hotels ${missing.join(' ')}`, read))
      return shelf.pick(ids)
    },
  }
}

async function loadCatalogue(executor: Executor, version: number): Promise<Catalogue> {
  const cities = await readCities(executor)
  const holidays = await readHolidays(executor)
  const fx = await readFxRates(executor)
  return { version, cities, cityById: new Map(cities.map((city) => [city.id, city])), holidays, fx }
}
