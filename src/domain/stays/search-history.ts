import type { SearchHistoryEntry, Suggestion } from '@/contract/suggest'
import type { DestinationOption } from '@/contract/destination'

/** What was searched for, as a device keeps it: uid is whose it is (null a visitor's), unsent what the server has not been told yet; all newest first. */
export interface StoredSearches {
  readonly uid: string | null
  readonly entries: readonly SearchHistoryEntry[]
  readonly unsent: readonly SearchHistoryEntry[]
  /** The server has still to be told that everything is to be forgotten. */
  readonly isClearing: boolean
}

/** Nothing searched for yet. */
export const noSearches = (uid: string | null): StoredSearches => ({ uid, entries: [], unsent: [], isClearing: false })

const isList = (value: unknown): value is readonly SearchHistoryEntry[] =>
  Array.isArray(value) &&
  value.every((each: unknown) => typeof each === 'object' && each !== null && 'kind' in each && 'label' in each)

const isKept = (value: unknown): value is StoredSearches =>
  typeof value === 'object' &&
  value !== null &&
  'entries' in value &&
  isList(value.entries) &&
  'unsent' in value &&
  isList(value.unsent) &&
  'uid' in value

/** Reads what a device keeps for a user (null for a visitor): a visitor's searches become the user's at the sign-in, another user's are nothing. */
export function readSearches(text: string | null, uid: string | null): StoredSearches {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isKept(kept) || (kept.uid !== null && kept.uid !== uid)) return noSearches(uid)
    return { ...kept, uid }
  } catch {
    return noSearches(uid)
  }
}

/** So many searches are kept. */
const MOST_SEARCHES = 20

/** Searches with a newer one in front, each once, the oldest beyond twenty left out. */
export function withSearch(
  entries: readonly SearchHistoryEntry[],
  entry: SearchHistoryEntry,
): readonly SearchHistoryEntry[] {
  const others = entries.filter(({ kind, value }) => kind !== entry.kind || value !== entry.value)
  return [entry, ...others].slice(0, MOST_SEARCHES)
}

/** A picked city as the search history keeps it. */
export const entryOfCity = ({ value, label, showLabel }: DestinationOption): SearchHistoryEntry => ({
  kind: 'city',
  value,
  label,
  showLabel,
  cityId: value,
  hotelId: null,
  skuId: null,
  lat: null,
  lng: null,
})

/** A city that a text is searched in. */
export interface SearchedCity {
  readonly cityId: string
  /** Empty while nobody knows it. */
  readonly label: string
}

/** A typed text as the search history keeps it, with the city that it is searched in; null is everywhere. */
export const entryOfKeyword = (keyword: string, city: SearchedCity | null = null): SearchHistoryEntry => ({
  kind: 'keyword',
  value: keyword,
  label: keyword,
  showLabel: city && city.label !== '' ? `${keyword} · ${city.label}` : keyword,
  cityId: city?.cityId ?? null,
  hotelId: null,
  skuId: null,
  lat: null,
  lng: null,
})

/** A picked suggestion as the search history keeps it. */
export function entryOfSuggestion(suggestion: Suggestion): SearchHistoryEntry {
  const { kind, value, label, showLabel, cityId, hotelId, skuId, lat, lng } = suggestion
  return { kind, value, label, showLabel, cityId, hotelId, skuId, lat, lng }
}
