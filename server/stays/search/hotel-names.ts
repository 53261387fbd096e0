import { nameUnits } from '../names/name-terms'
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Catalogue, CatalogueCache } from '../catalogue/catalogue'
import type { Executor } from '../../kernel/database/executor'
import { type HotelNameRow, readHotelNames } from './repository'
import { type FoundNames, HotelNameIndex } from './name-index'

/** The names that a hotel is shown and known by. */
interface MatchedHotel {
  readonly name: string
  readonly localName: string
  readonly otherNames: readonly string[]
  readonly district: string
}

/** The folded words and characters of a keyword. */
export function keywordWords(keyword: string): string[] {
  return nameUnits(keyword).map(({ text }) => text)
}

/** The name other than the shown one that made a hotel match; null where the shown name or its district did. */
export function matchedName(hotel: MatchedHotel, words: readonly string[]): string | null {
  if (words.length === 0 || hasAll(`${hotel.name} ${hotel.district}`, words)) return null
  const others = [hotel.localName, ...hotel.otherNames].filter((name) => name !== hotel.name)
  return others.find((name) => hasAll(name, words)) ?? others[0] ?? null
}

function hasAll(name: string, words: readonly string[]): boolean {
  const folded = keywordWords(name).join('')
  return words.every((word) => folded.includes(word))
}

declare module '../../kernel/services' {
  interface Services {
    /** Names of all hotels for searching. */
    readonly hotelNames: HotelNames
  }
}

/** The names of all hotels on sale, in step with the versions of the catalogue. */
interface HotelNames {
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
    find: async (requested, keyword, cityId = null) => {
      while (version === null || version < requested) {
        reading ??= follow(requested).finally(() => (reading = null))
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
