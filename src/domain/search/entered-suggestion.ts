import type { Suggestion, SuggestionGroup } from '@/contract/suggest'
import { cleanKeyword } from '../destination/clean-keyword'

const plain = (text: string | null) => (text === null ? null : cleanKeyword(text).toLowerCase())

/** The suggestion that a text names in full, so that Enter opens it and does not look for hotels of that name. */
export function enteredSuggestion(keyword: string, groups: readonly SuggestionGroup[]): Suggestion | null {
  const wanted = plain(keyword)
  const all = groups.flatMap(({ list }) => list)
  return all.find(({ label, matchedName }) => plain(label) === wanted || plain(matchedName) === wanted) ?? null
}
