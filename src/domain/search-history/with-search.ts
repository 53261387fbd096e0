import type { SearchHistoryEntry } from '@/contract/search-history'

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
