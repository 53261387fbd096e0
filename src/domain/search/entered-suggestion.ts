import type { Suggestion, SuggestionGroup } from '@/contract/suggest'
import { cleanKeyword } from '../destination/clean-keyword'

const plain = (text: string | null) => (text === null ? null : cleanKeyword(text).toLowerCase())

const isSold = ({ kind }: Suggestion) => kind === 'hotel' || kind === 'coupon'

/** The suggestion that Enter on a text opens: the one that it names in full, of the chosen city first, else the best place where no hotel or voucher is called so; null where hotels are to be searched by name. */
export function enteredSuggestion(
  keyword: string,
  groups: readonly SuggestionGroup[],
  cityId: string | null = null,
): Suggestion | null {
  const wanted = plain(keyword)
  const all = groups.flatMap(({ list }) => list)
  const named = all.filter(({ label, matchedName }) => plain(label) === wanted || plain(matchedName) === wanted)
  const places = named.length > 0 ? named : all.some(isSold) ? [] : all
  return places.find((place) => place.cityId === cityId) ?? places[0] ?? null
}
