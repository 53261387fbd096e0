import type { BestDrop } from '@/contract/search-facets'
import { NO_FILTERS } from './hotel-filters'
import type { HotelQuery } from './hotel-query'

/** What of a search changes when the filter that costs most stays is dropped: one of several tags, or all of another filter. */
export function dropFilter({ tags }: HotelQuery, { filter, value }: BestDrop): Partial<HotelQuery> {
  if (filter === 'keyword') return { keyword: '' }
  if (filter === 'tags' && value !== null) return { tags: tags.filter((tag) => tag !== value) }
  return { [filter]: NO_FILTERS[filter] }
}
