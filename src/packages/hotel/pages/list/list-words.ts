import { dropText, filterChips } from '@/domain/stays/hotel-filters'
import { resultCountText } from '@/domain/stays/result-text'
import type { HotelListStore } from '@/stores/hotel-list'
import { filterItems } from './filter-items'

/** What the list says of its search, in words. */
export function listText(
  { query, facts, names, isAnswered }: Pick<HotelListStore, 'query' | 'facts' | 'names' | 'isAnswered'>,
  cityName: string,
) {
  const answer = isAnswered ? facts : null
  const { keyword, near } = query
  const quoted = `“${keyword}”`
  const title = cityName || (keyword === '' ? 'Popular stays' : quoted)
  return {
    title,
    heading: cityName === '' ? (keyword === '' ? title : `Hotels for ${quoted}`) : `Hotels in ${cityName}`,
    bar: filterItems(query, facts === null || facts.facets.areas.length > 0),
    chips: filterChips(query, names),
    countText: answer && resultCountText(answer),
    isNothingFree: answer?.total === 0,
    correction: answer?.correctedKeyword
      ? `Showing results for “${answer.correctedKeyword}”. Nothing is called ${quoted}.`
      : null,
    drop: answer?.bestDrop ? dropText(query, answer.bestDrop, names) : null,
    distanceFrom: near ? `from ${near.name || 'you'}` : 'from the centre',
  }
}
