import type { Executor } from '../database/executor'
import { foldText } from '../quotes/fold-text'
import { type NamedHotel, readHotelsByWords, readHotelWords } from '../repositories/hotel-names'
import { SEARCH_WORD_LENGTH } from './hotel-search-columns'
import { keywordWords, matchedName } from './match-hotel'
import { mendedKeyword } from './mended-keyword'
import { type Vocabulary, vocabularyOf } from './nearest-word'

/** A hotel found by name; matchedName is the other name that the keyword met, e.g. 北京饭店. */
export interface HotelByName extends NamedHotel {
  readonly matchedName: string | null
}

/** Hotels found by name, and what was looked for instead of a keyword with a typo. */
export interface HotelsByName {
  readonly hotels: readonly HotelByName[]
  readonly correctedKeyword: string | null
}

/** So many more are read than are wanted, so that the best match is among them. */
const MORE = 4

/** Finds hotels on sale of all cities by any of their names, Chinese or pinyin (in full or initials), whatever case, accents and spaces; the best match first, then by rank. One statement, and another for a keyword that nothing is called. */
export async function findHotelsByName(executor: Executor, keyword: string, limit: number): Promise<HotelsByName> {
  const hotels = await byName(executor, keyword, limit)
  if (hotels.length > 0 || keywordWords(keyword).length === 0) return { hotels, correctedKeyword: null }
  const vocabulary = vocabularyOf(await readHotelWords(executor))
  const mended = mendedKeyword(keyword, vocabulary, (word) => isWritten(vocabulary, word))
  const found = mended === null ? [] : await byName(executor, mended, limit)
  return { hotels: found, correctedKeyword: found.length > 0 ? mended : null }
}

async function byName(executor: Executor, keyword: string, limit: number): Promise<HotelByName[]> {
  const words = keywordWords(keyword)
  if (words.length === 0) return []
  const read = await readHotelsByWords(
    executor,
    words.map((word) => word.slice(0, SEARCH_WORD_LENGTH)),
    limit * MORE,
  )
  const whole = foldText(words.join(''))
  return read
    .map((hotel) => ({ ...hotel, matchedName: matchedName(hotel, words), distance: distanceOf(hotel, whole) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
}

/** 0 where a hotel is called just so, 1 where one of its names begins so, 2 elsewhere. */
function distanceOf({ searchText }: NamedHotel, whole: string): number {
  const names = searchText.split('|')
  if (names.includes(whole)) return 0
  return names.some((name) => name.startsWith(whole)) ? 1 : 2
}

function isWritten(vocabulary: Vocabulary, word: string): boolean {
  if (!/^[a-z0-9]+$/.test(word)) return true
  for (const known of vocabulary.keys()) if (known.startsWith(word)) return true
  return false
}
