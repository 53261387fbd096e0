import { pinyin } from 'pinyin-pro'
import { foldText } from '../stays/destinations/place-names'

/** The names that a hotel can be found by. */
export interface HotelNames {
  readonly name: string
  readonly localName: string
  readonly otherNames: readonly string[]
  readonly district: string
}

/** What a hotel's row keeps for being found: all folded names in one text, and the beginnings of every word in them. */
export interface HotelSearchColumns {
  readonly searchText: string
  readonly searchWords: string[]
}

/** Longest part of a name that is compared across all cities. */
const SEARCH_WORD_LENGTH = 24

/** Folds a hotel's names, with the pinyin of Chinese ones (in full and as initials), for text search; whoever writes a hotel writes these columns. */
export function hotelSearchColumns({ name, localName, otherNames, district }: HotelNames): HotelSearchColumns {
  const names = [...new Set([name, localName, ...otherNames])]
  const parts = [...names.map(wordsOf), ...names.flatMap(pinyinOf)]
  const texts = new Set([...parts.map((words) => words.join('')), foldText(district)])
  const searchWords = new Set(parts.flatMap((words) => words.map((_, from) => beginning(words.slice(from).join('')))))
  return { searchText: [...texts].join('|'), searchWords: [...searchWords].filter((word) => word !== '') }
}

const beginning = (word: string) => word.slice(0, SEARCH_WORD_LENGTH)

/** The folded words of a name; Chinese, Japanese and Thai, which are written without spaces, go by their letters. */
function wordsOf(name: string): string[] {
  const spaced = name.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' $& ')
  return spaced
    .split(/[^\p{Letter}\p{Number}\p{Mark}'’ー]+/u)
    .map(foldText)
    .filter((word) => word !== '')
}

function pinyinOf(name: string): string[][] {
  if (!/\p{Script=Han}/u.test(name) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return []
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })
  return [syllables, [syllables.map((syllable) => syllable.charAt(0)).join('')]]
}
