import type { BestDrop } from '@/contract/search-facets'
import { gradeTexts } from '../texts'
import { countOf } from '../words/count-of'
import type { FilterNames } from './filter-chips'
import type { HotelQuery } from './hotel-query'
import { priceLimitsText } from './price-limits-text'

/** What dropping a filter would give: `Drop "Pool": 14 stays`. */
export function dropText(query: HotelQuery, drop: BestDrop, names: FilterNames): string {
  return `Drop ${droppedName(query, drop, names)}: ${countOf(drop.count, 'stay')}`
}

function droppedName(query: HotelQuery, { filter, value }: BestDrop, { tags, areas }: FilterNames): string {
  const nameIn = (known: FilterNames['tags']) => known.find((each) => each.value === value)?.label ?? value
  const names = {
    keyword: query.keyword,
    price: query.price ? priceLimitsText(query.price) : 'price',
    freeCancellation: 'Free cancellation',
    breakfast: 'Breakfast included',
    grades: gradeTexts[Number(value)]?.stars ?? 'hotel grade',
    areas: nameIn(areas) ?? 'area',
    tags: nameIn(tags) ?? 'features',
  }
  return `"${names[filter]}"`
}
