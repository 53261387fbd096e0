import type { QaArticle } from '@/contract/help'
import { isOneSlip } from '@/domain/account/meant-email'
import type { Executor } from '../kernel/database/executor'
import { foldQuery, plainQuery } from './query-text'
import { type ArticleFilter, readVocabulary, searchArticles, stemsOf, type Vocabulary } from './repository/search'
import { holdsTerm, LOWEST_SCORE, type QueryWord, scoreOf, stemWeight } from './score'

/** An article that fits a text, with how well it does, 0 to 1. */
export interface ScoredArticle {
  readonly article: QaArticle
  readonly score: number
}

// Shorter stems share their beginnings with unrelated ones, and one slip turns them into another.
const SHORTEST_CORRECTED = 5

/** Longest ending that a stem may have more than another of the same word. */
const LONGEST_ENDING = 3

/** An unknown word weighs as much as one that this many articles contain. */
const ARTICLES_OF_UNKNOWN = 2

/** Whether an unknown stem was meant as a known one: with one slip behind its first character, or cut off differently. */
function isMeant(stem: string, word: string): boolean {
  if (stem[0] !== word[0] || Math.min(stem.length, word.length) < SHORTEST_CORRECTED) return false
  const [short, long] = stem.length < word.length ? [stem, word] : [word, stem]
  const isCut = long.length - short.length <= LONGEST_ENDING && long.startsWith(short)
  return isCut || isOneSlip(stem, word)
}

/** The stem that articles have for one of a query: the same, or the most common one that it can be meant as. */
function knownStem({ having }: Vocabulary, stem: string): string | null {
  if (having.has(stem)) return stem
  const meant = [...having].filter(([word]) => isMeant(stem, word))
  return meant.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

function wordOf(vocabulary: Vocabulary, typed: string): QueryWord {
  const stem = knownStem(vocabulary, typed)
  const having = stem === null ? ARTICLES_OF_UNKNOWN : (vocabulary.having.get(stem) ?? 1)
  return { stem, weight: stemWeight(vocabulary.articles, having) }
}

const everywhere: ArticleFilter = { type: null, articleId: null }

/**
 * Finds up to `most` articles that fit a text in English or Chinese, best first. None scores below LOWEST_SCORE, so that a
 * text about another subject has none.
 */
export async function findArticles(
  db: Executor,
  text: string,
  most: number,
  filter: ArticleFilter = everywhere,
): Promise<ScoredArticle[]> {
  const folded = foldQuery(text)
  if (folded === '') return []
  const plain = plainQuery(folded)
  const [stems, vocabulary] = await Promise.all([stemsOf(db, plain), readVocabulary(db)])
  const words = stems.map((stem) => wordOf(vocabulary, stem))
  const known = words.flatMap(({ stem }) => stem ?? [])
  const found = await searchArticles(db, { folded, plain, stems: known }, filter)
  return found
    .map(({ article, ...hits }) => {
      const terms = hits.terms.filter((term) => holdsTerm(folded, term))
      return { article, score: scoreOf(folded, words, { ...hits, terms }) }
    })
    .filter(({ score }) => score >= LOWEST_SCORE)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
}
