import { nameUnits } from '../names/name-terms'
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Catalogue, CatalogueCache } from '../catalogue/catalogue'
import type { Executor } from '../../kernel/database/executor'
import { type HotelNameRow, readHotelNames } from './repository'
import { type FoundNames, HotelNameIndex } from './name-index'

/** The names that a hotel is displayed and found under. */
interface MatchedHotel {
  readonly name: string
  readonly localName: string
  readonly otherNames: readonly string[]
  readonly district: string
}

/** Splits a keyword into folded words and characters. */
export function keywordTokens(keyword: string): string[] {
  return nameUnits(keyword).map(({ text }) => text)
}

/** Returns the name, other than the displayed one, that made a hotel match; null where the displayed name or its district did. */
export function matchedName(hotel: MatchedHotel, tokens: readonly string[]): string | null {
  if (tokens.length === 0 || hasAll(`${hotel.name} ${hotel.district}`, tokens)) return null
  const others = [hotel.localName, ...hotel.otherNames].filter((name) => name !== hotel.name)
  return others.find((name) => hasAll(name, tokens)) ?? others[0] ?? null
}

function hasAll(name: string, tokens: readonly string[]): boolean {
  const folded = keywordTokens(name).join('')
  return tokens.every((word) => folded.includes(word))
}

declare module '../../kernel/services' {
  interface Services {
    /** Name index of all hotels. */
    readonly hotelNames: HotelNames
  }
}

/** The names of all hotels on sale, updated with each version of the catalogue. */
interface HotelNames {
  /** Finds the hotels that a keyword means in a version of the catalogue, in one city if it is given, best first. Runs one query if that version is not indexed yet. */
  find(version: number, keyword: string, cityId?: string | null): Promise<FoundNames>
}

/** Number of hotels that are indexed or removed before other requests get their turn. */
const BATCH = 50
/** Number of keywords whose results are cached until the catalogue changes. */
const MOST_KEYWORDS = 1_000

/** Lets other requests have their turn after each batch of hotels. */
const afterBatch = (at: number) => (at % BATCH === BATCH - 1 ? setImmediate() : undefined)

/** Creates a name index that is filled on first use. */
export function createHotelNames(executor: Executor, catalogues: CatalogueCache): HotelNames {
  const index = new HotelNameIndex()
  const indexed = new Map<string, string>()
  const found = new LRUCache<string, FoundNames>({ max: MOST_KEYWORDS })
  let version: number | null = null
  let reading: Promise<void> | null = null

  async function reindex(next: number): Promise<void> {
    const catalogue = await catalogues.at(executor, next)
    const rows = await readHotelNames(executor)
    const gone = new Set(indexed.keys())
    for (const [at, row] of rows.entries()) {
      await afterBatch(at)
      gone.delete(row.id)
      const text = JSON.stringify([row, namesOfCity(row, catalogue)])
      if (indexed.get(row.id) === text) continue
      indexed.set(row.id, text)
      index.put({ ...row, cityNames: namesOfCity(row, catalogue) })
    }
    for (const [at, id] of [...gone].entries()) {
      await afterBatch(at)
      indexed.delete(id)
      index.remove(id)
    }
    found.clear()
    version = next
  }

  return {
    find: async (requested, keyword, cityId = null) => {
      while (version === null || version < requested) {
        reading ??= reindex(requested).finally(() => (reading = null))
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
