import type { SearchHistoryEntry } from '@/contract/search-history'

/** A typed text as the search history keeps it. */
export const entryOfKeyword = (keyword: string): SearchHistoryEntry => ({
  kind: 'keyword',
  value: keyword,
  label: keyword,
  showLabel: keyword,
  cityId: null,
  hotelId: null,
  skuId: null,
  lat: null,
  lng: null,
})
