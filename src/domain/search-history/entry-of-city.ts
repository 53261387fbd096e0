import type { DestinationOption } from '@/contract/destination'
import type { SearchHistoryEntry } from '@/contract/search-history'

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
