import { fillerMarks, HAN } from './query-text'

/** Below this score a text has no article: a good third of its words, weighted by rarity, have to match. */
export const LOWEST_SCORE = 0.36

/** Where an article has a word: A in its title, B among its terms, C in its content. */
export type HitPlace = 'A' | 'B' | 'C'

/** A word of a query: the stem that is searched for, null where no article has any like it, and its weight. */
export interface QueryWord {
  readonly stem: string | null
  /** Higher for rarer words. */
  readonly weight: number
}

/** What of a query an article matches. */
export interface Hits {
  /** The place of each stem that it has. */
  readonly places: Readonly<Record<string, HitPlace>>
  /** Its terms that the query contains literally. */
  readonly terms: readonly string[]
  /** Trigram similarity of title and query, 0 to 1. */
  readonly titleLikeness: number
  /** Whether it has all words of the query. */
  readonly isWhole: boolean
}

/** The parts of a score: the matched share of the query, its longest phrase, a similar title, and whether all words match. */
const scoreWeights = { ofShare: 0.8, ofPhrase: 0.12, ofTitle: 0.15, ofAllWords: 0.03 } as const

/** Length of a phrase with full weight, in Latin characters; a Chinese character counts as two. */
const LONG_PHRASE = 16

/** The weight of a match by its place in an article. */
const placeWeights: Readonly<Record<HitPlace, number>> = { A: 1, B: 0.9, C: 0.45 }

/** The weight of a Chinese character; an English word weighs more the rarer it is. */
const HAN_WEIGHT = 1.1

/** The weight of a stem by how many of all articles contain it. */
export const stemWeight = (articles: number, having: number): number => Math.log(1 + articles / Math.max(1, having))

/** Whether a folded query contains a term: anywhere for Chinese, as whole words otherwise. */
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
 * Returns how well an article fits a folded query, 0 to 1: the matched share of its words and Chinese characters, weighted by rarity and
 * place, with a bonus for whole phrases and for a similar title.
 */
export function scoreOf(folded: string, words: readonly QueryWord[], hits: Hits): number {
  const han = hanCover(folded, hits.terms)
  const sum = words.reduce((total, { weight }) => total + weight, 0) + han.all * HAN_WEIGHT
  if (sum === 0) return 0
  const matched = words.reduce((total, { stem, weight }) => {
    const place = stem === null ? undefined : hits.places[stem]
    return total + (place === undefined ? 0 : weight * placeWeights[place])
  }, han.covered * HAN_WEIGHT)
  const share = matched / sum
  const phrase = share > 0 ? Math.min(1, longest(hits.terms) / LONG_PHRASE) : 0
  const { ofShare, ofPhrase, ofTitle, ofAllWords } = scoreWeights
  const score = share * ofShare + phrase * ofPhrase + hits.titleLikeness * ofTitle + (hits.isWhole ? ofAllWords : 0)
  return Math.min(1, score)
}
