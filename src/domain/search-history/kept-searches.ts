import type { SearchHistoryEntry } from '@/contract/search-history'

/** What was searched for, as a device keeps it: uid is whose it is (null a visitor's), unsent what the server has not been told yet; all newest first. */
export interface KeptSearches {
  readonly uid: string | null
  readonly entries: readonly SearchHistoryEntry[]
  readonly unsent: readonly SearchHistoryEntry[]
  /** The server has still to be told that everything is to be forgotten. */
  readonly isClearing: boolean
}

/** Nothing searched for yet. */
export const noSearches = (uid: string | null): KeptSearches => ({ uid, entries: [], unsent: [], isClearing: false })

const isList = (value: unknown): value is readonly SearchHistoryEntry[] =>
  Array.isArray(value) &&
  value.every((each: unknown) => typeof each === 'object' && each !== null && 'kind' in each && 'label' in each)

const isKept = (value: unknown): value is KeptSearches =>
  typeof value === 'object' &&
  value !== null &&
  'entries' in value &&
  isList(value.entries) &&
  'unsent' in value &&
  isList(value.unsent) &&
  'uid' in value

/** Reads what a device keeps for a user (null for a visitor): a visitor's searches become the user's at the sign-in, another user's are nothing. */
export function readSearches(text: string | null, uid: string | null): KeptSearches {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isKept(kept) || (kept.uid !== null && kept.uid !== uid)) return noSearches(uid)
    return { ...kept, uid }
  } catch {
    return noSearches(uid)
  }
}
