import type { FacetValue } from '@/contract/search-facets'
import { gradeTexts } from '../texts'
import type { HotelQuery } from './hotel-query'
import { priceLimitsText } from './price-limits-text'

/** One thing that narrows a list, by name, and what is left of the search without it. */
export interface FilterChip {
  readonly key: string
  readonly label: string
  readonly without: Partial<HotelQuery>
}

/** Names of tags and areas, as the server told them. */
export interface FilterNames {
  readonly tags: readonly FacetValue[]
  readonly areas: readonly FacetValue[]
}

const nameIn = (values: readonly FacetValue[], value: string) =>
  values.find((known) => known.value === value)?.label ?? value

const others = <Value>(values: readonly Value[], value: Value) => values.filter((each) => each !== value)

/** Everything that narrows a list as chips of which each can be removed: text and point first, then the filters as the bar has them. */
export function filterChips(query: HotelQuery, names: FilterNames): FilterChip[] {
  const { keyword, near, price, grades, areas, tags } = query
  return [
    ...(keyword === '' || query.cityId === ''
      ? []
      : [{ key: 'keyword', label: `“${keyword}”`, without: { keyword: '' } }]),
    ...(near ? [{ key: 'near', label: `Near ${near.name || 'you'}`, without: withoutPoint(query) }] : []),
    ...(price ? [{ key: 'price', label: priceLimitsText(price), without: { price: null } }] : []),
    ...grades.map((grade) => ({
      key: `grade ${grade}`,
      label: gradeTexts[grade]?.stars ?? String(grade),
      without: { grades: others(grades, grade) },
    })),
    ...areas.map((area) => ({
      key: `area ${area}`,
      label: nameIn(names.areas, area),
      without: { areas: others(areas, area) },
    })),
    ...(query.freeCancellation
      ? [{ key: 'freeCancellation', label: 'Free cancellation', without: { freeCancellation: false } }]
      : []),
    ...(query.breakfast ? [{ key: 'breakfast', label: 'Breakfast included', without: { breakfast: false } }] : []),
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      label: nameIn(names.tags, tag),
      without: { tags: others(tags, tag) },
    })),
  ]
}

/** Without its point a list can no longer stand in the order of the way there. */
const withoutPoint = ({ sort }: HotelQuery): Partial<HotelQuery> => ({
  near: null,
  sort: sort === 'distance' ? 'recommended' : sort,
})
