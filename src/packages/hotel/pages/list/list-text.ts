import { dropText, filterChips } from '@/domain/stays/hotel-filters'
import type { HotelQuery } from '@/domain/stays/hotel-query'
import { resultCountText } from '@/domain/stays/result-text'
import type { HotelListStore } from '@/stores/stays/hotel-list'
import { filterItems } from './filter-items'

type Search = Pick<HotelListStore, 'query' | 'facts' | 'names' | 'isCurrent'>

const quoted = ({ keyword }: HotelQuery) => `“${keyword}”`

/** What is searched for, as the header and the page's heading name it. */
export function searchText(query: HotelQuery, cityName: string) {
  const title = cityName || (query.keyword === '' ? 'Popular stays' : quoted(query))
  const found = query.keyword === '' ? title : `Hotels for ${quoted(query)}`
  return { title, heading: cityName === '' ? found : `Hotels in ${cityName}` }
}

/** The filter bar's buttons, and a chip for each filter. */
export const filtersText = ({ query, facts, names }: Search) => ({
  bar: filterItems(query, facts === null || facts.facets.areas.length > 0),
  chips: filterChips(query, names),
})

/** What the list reports of its results; nothing of an earlier search while a changed one runs. */
export function resultsText({ query, facts, names, isCurrent }: Search) {
  const current = isCurrent ? facts : null
  const { near } = query
  return {
    countText: current && resultCountText(current),
    isNothingFree: current?.total === 0,
    correction: current?.correctedKeyword
      ? `Showing results for “${current.correctedKeyword}”. Nothing is called ${quoted(query)}.`
      : null,
    drop: current?.bestDrop ? dropText(query, current.bestDrop, names) : null,
    distanceFrom: near ? `from ${near.name || 'you'}` : 'from the centre',
  }
}
