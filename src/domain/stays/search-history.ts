import type { SearchHistoryEntry, Suggestion } from '@/contract/suggest'
import type { DestinationOption } from '@/contract/destination'

/** Searches stored on a device, newest first: uid is the owner (null a visitor), unsent what the server has not received yet. */
export interface StoredSearches {
  readonly uid: string | null
  readonly entries: readonly SearchHistoryEntry[]
  readonly unsent: readonly SearchHistoryEntry[]
  /** Clearing the history has not been sent to the server yet. */
  readonly isClearing: boolean
}

/** Nothing searched for yet. */
export const noSearches = (uid: string | null): StoredSearches => ({ uid, entries: [], unsent: [], isClearing: false })

const isList = (value: unknown): value is readonly SearchHistoryEntry[] =>
  Array.isArray(value) &&
  value.every((each: unknown) => typeof each === 'object' && each !== null && 'kind' in each && 'label' in each)

const isStored = (value: unknown): value is StoredSearches =>
  typeof value === 'object' &&
  value !== null &&
  'entries' in value &&
  isList(value.entries) &&
  'unsent' in value &&
  isList(value.unsent) &&
  'uid' in value

/** Reads the stored searches of a user (null: visitor). A visitor's become the user's at sign-in; another user's are ignored. */
export function readSearches(text: string | null, uid: string | null): StoredSearches {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isStored(stored) || (stored.uid !== null && stored.uid !== uid)) return noSearches(uid)
    return { ...stored, uid }
  } catch {
    return noSearches(uid)
  }
}

/** Maximum number of stored searches. */
export const MOST_SEARCHES = 20

/** Searches with a newer one in front, each once, the oldest beyond twenty left out. */
export function withSearch(
  entries: readonly SearchHistoryEntry[],
  entry: SearchHistoryEntry,
): readonly SearchHistoryEntry[] {
  const others = entries.filter(({ kind, value }) => kind !== entry.kind || value !== entry.value)
  return [entry, ...others].slice(0, MOST_SEARCHES)
}

/** History entry of a picked city. */
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

/** History entry of a typed text, with the city that it is searched in; null is everywhere. */
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

/** History entry of a picked suggestion. */
export function entryOfSuggestion(suggestion: Suggestion): SearchHistoryEntry {
  const { kind, value, label, showLabel, cityId, hotelId, skuId, lat, lng } = suggestion
  return { kind, value, label, showLabel, cityId, hotelId, skuId, lat, lng }
}
