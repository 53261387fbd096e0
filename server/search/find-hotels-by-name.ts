import { foldText } from '../quotes/fold-text'
import type { FoundName, NameQuery } from '../repositories/hotel-names'
import { SEARCH_WORD_LENGTH } from './hotel-search-columns'
import { keywordWords } from './match-hotel'
import { mendedKeyword } from './mended-keyword'
import { type Vocabulary, vocabularyOf } from './nearest-word'

/** Hotels found by name, and what was looked for instead of a keyword with a typo. */
export interface HotelsByName {
  readonly hotels: readonly FoundName[]
  readonly correctedKeyword: string | null
}

/** So many more are read than are wanted, so that the best match is among them. */
const MORE = 4

/** Where names are looked up. */
export interface NameSource {
  byName(query: NameQuery): Promise<readonly FoundName[]>
  /** All words that hotels are called by. */
  words(): Promise<readonly string[]>
}

/** Finds hotels on sale of all cities by any of their names, Chinese or pinyin (in full or initials), whatever case, accents and spaces; the best match first, then by rank. Looks up once, and once more for a keyword that nothing is called. */
export async function findHotelsByName(source: NameSource, keyword: string, limit: number): Promise<HotelsByName> {
  const hotels = await byName(source, keyword, limit)
  if (hotels.length > 0 || keywordWords(keyword).length === 0) return { hotels, correctedKeyword: null }
  const vocabulary = vocabularyOf(await source.words())
  const mended = mendedKeyword(keyword, vocabulary, (word) => isWritten(vocabulary, word))
  const found = mended === null ? [] : await byName(source, mended, limit)
  return { hotels: found, correctedKeyword: found.length > 0 ? mended : null }
}

async function byName(source: NameSource, keyword: string, limit: number): Promise<readonly FoundName[]> {
  const words = keywordWords(keyword)
  if (words.length === 0) return []
  return source.byName({
    words: words.map((word) => word.slice(0, SEARCH_WORD_LENGTH)),
    whole: foldText(words.join('')),
    most: limit * MORE,
    limit,
  })
}

function isWritten(vocabulary: Vocabulary, word: string): boolean {
  if (!/^[a-z0-9]+$/.test(word)) return true
  for (const known of vocabulary.keys()) if (known.startsWith(word)) return true
  return false
}
