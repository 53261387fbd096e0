import type { SearchHistoryEntry } from '@/contract/search-history'
import type { Suggestion } from '@/contract/suggest'

/** A picked suggestion as the search history keeps it. */
export function entryOfSuggestion(suggestion: Suggestion): SearchHistoryEntry {
  const { kind, value, label, showLabel, cityId, hotelId, skuId, lat, lng } = suggestion
  return { kind, value, label, showLabel, cityId, hotelId, skuId, lat, lng }
}
