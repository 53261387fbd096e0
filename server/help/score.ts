import { fillerMarks, HAN } from './query-text'

/** Below this score a text has no article: a third of what it is about, weighed by how rare it is, has to be matched. */
export const LOWEST_SCORE = 0.36

/** Where an article has a word: A in its title, B among its terms, C in its content. */
export type HitPlace = 'A' | 'B' | 'C'

/** A word of a query: the stem that is searched for, null where no article has any like it, and how much it counts. */
export interface QueryWord {
  readonly stem: string | null
  /** Higher for rarer words. */
  readonly value: number
}

/** What of a query an article matches. */
export interface Hits {
  /** The place of each stem that it has. */
  readonly places: Readonly<Record<string, HitPlace>>
  /** Its terms that stand in the query as they are. */
  readonly terms: readonly string[]
  /** Trigram similarity of title and query, 0 to 1. */
  readonly titleLikeness: number
  /** Whether it has all words of the query. */
  readonly isWhole: boolean
}

const placeValue: Readonly<Record<HitPlace, number>> = { A: 1, B: 0.9, C: 0.45 }

/** What a Chinese character counts beside words. */
const HAN_VALUE = 1.1

/** The value of a stem that so many of all articles have. */
export const stemValue = (articles: number, having: number): number => Math.log(1 + articles / Math.max(1, having))

/** Whether a term stands in a folded query: anywhere for Chinese, as whole words otherwise. */
export function holdsTerm(folded: string, term: string): boolean {
  if (HAN.test(term)) return folded.includes(term)
  const spaced = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
  return spaced.includes(` ${term} `)
}

/** How many Chinese characters of a query count, and how many of them the terms cover. */
function hanCover(folded: string, terms: readonly string[]): { readonly all: number; readonly covered: number } {
  const covered = Array.from({ length: folded.length }, () => false)
  for (const term of terms.filter((one) => HAN.test(one)))
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1))
      covered.fill(true, at, at + term.length)
  const fillers = fillerMarks(folded)
  const counted = [...folded.matchAll(/\p{Script=Han}/gu)].filter(({ index }) => covered[index] || !fillers[index])
  return { all: counted.length, covered: counted.filter(({ index }) => covered[index]).length }
}

const longest = (terms: readonly string[]): number =>
  Math.max(0, ...terms.map((term) => (HAN.test(term) ? 2 : 1) * term.length))

/**
 * How well an article fits a folded query, 0 to 1: the matched share of its words and Chinese characters, each weighed by
 * rarity and place, with a little for whole phrases and for a title that reads alike.
 */
export function scoreOf(folded: string, weighed: readonly QueryWord[], hits: Hits): number {
  const han = hanCover(folded, hits.terms)
  const sum = weighed.reduce((total, { value }) => total + value, 0) + han.all * HAN_VALUE
  if (sum === 0) return 0
  const matched = weighed.reduce((total, { stem, value }) => {
    const place = stem === null ? undefined : hits.places[stem]
    return total + (place === undefined ? 0 : value * placeValue[place])
  }, han.covered * HAN_VALUE)
  const phrases = Math.min(1, longest(hits.terms) / 16)
  const share = matched / sum
  return Math.min(
    1,
    share * 0.8 + (share > 0 ? phrases * 0.12 : 0) + hits.titleLikeness * 0.15 + (hits.isWhole ? 0.03 : 0),
  )
}
