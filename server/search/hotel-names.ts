import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Catalogue, CatalogueCache } from '../stays/catalogue/catalogue'
import type { Executor } from '../kernel/database/executor'
import { type HotelNameRow, readHotelNames } from '../stays/destinations/repository'
import { type FoundNames, HotelNameIndex } from './name-index'

declare module '../kernel/services' {
  interface Services {
    /** Names of all hotels for searching. */
    readonly hotelNames: HotelNames
  }
}

/** The names of all hotels on sale, in step with the versions of the catalogue. */
export interface HotelNames {
  /** The hotels that a keyword means in a version of the catalogue, of one city where it is named, the best first. One query where that version was not asked for before. */
  find(version: number, keyword: string, cityId?: string | null): Promise<FoundNames>
}

/** So many hotels are put into the index before other requests have their turn. */
const BATCH = 50
/** What was found for so many keywords is cached until the catalogue changes. */
const MOST_KEYWORDS = 1_000

/** Creates an index of names that is empty until somebody looks for one. */
export function createHotelNames(executor: Executor, catalogues: CatalogueCache): HotelNames {
  const index = new HotelNameIndex()
  const indexed = new Map<string, string>()
  const found = new LRUCache<string, FoundNames>({ max: MOST_KEYWORDS })
  let version: number | null = null
  let reading: Promise<void> | null = null

  async function follow(next: number): Promise<void> {
    const catalogue = await catalogues.at(executor, next)
    const rows = await readHotelNames(executor)
    const gone = new Set(indexed.keys())
    for (const [at, row] of rows.entries()) {
      if (at % BATCH === BATCH - 1) await setImmediate()
      gone.delete(row.id)
      const text = JSON.stringify([row, namesOfCity(row, catalogue)])
      if (indexed.get(row.id) === text) continue
      indexed.set(row.id, text)
      index.put({ ...row, cityNames: namesOfCity(row, catalogue) })
    }
    for (const id of gone) {
      indexed.delete(id)
      index.remove(id)
    }
    found.clear()
    version = next
  }

  return {
    find: async (asked, keyword, cityId = null) => {
      while (version === null || version < asked) {
        reading ??= follow(asked).finally(() => (reading = null))
        await reading
      }
      const key = JSON.stringify([keyword, cityId])
      const known = found.get(key)
      if (known) return known
      const names = index.find(keyword, cityId)
      found.set(key, names)
      return names
    },
  }
}

function namesOfCity({ cityId }: HotelNameRow, { cityById }: Catalogue): readonly string[] {
  const city = cityById.get(cityId)
  return city ? [city.name, city.localName, ...city.otherNames] : []
}
