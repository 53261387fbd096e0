import { dropText } from '@/domain/search/drop-text'
import { filterChips } from '@/domain/search/filter-chips'
import { resultCountText } from '@/domain/search/result-count-text'
import type { HotelListStore } from '@/stores/hotel-list'
import { filterItems } from './filter-items'

/** What the list says of its search, in words. */
export function listWords({ query, facts, names }: HotelListStore, cityName: string) {
  const { keyword, near } = query
  const quoted = `“${keyword}”`
  const title = cityName || (keyword === '' ? '' : quoted)
  return {
    title,
    heading: title === '' ? 'Hotels' : cityName === '' ? `Hotels for ${quoted}` : `Hotels in ${cityName}`,
    bar: filterItems(query, facts === null || facts.facets.areas.length > 0),
    chips: filterChips(query, names),
    countText: facts && resultCountText(facts),
    isNothingFree: facts?.total === 0,
    correction: facts?.correctedKeyword
      ? `Showing results for “${facts.correctedKeyword}”. Nothing is called ${quoted}.`
      : null,
    drop: facts?.bestDrop ? dropText(query, facts.bestDrop, names) : null,
    distanceFrom: near ? `from ${near.name || 'you'}` : 'from the centre',
  }
}
