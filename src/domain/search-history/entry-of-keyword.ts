import type { SearchHistoryEntry } from '@/contract/search-history'

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
