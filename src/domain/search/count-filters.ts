import type { HotelFilters } from './hotel-filters'

/** How many choices narrow a list, by the button of the filter bar that they stand behind. */
export interface FilterCounts {
  readonly priceAndGrade: number
  readonly area: number
  readonly more: number
}

/** Counts the choices that narrow a list. */
export function countFilters(filters: HotelFilters): FilterCounts {
  const { grades, areas, tags, freeCancellation, breakfast, price } = filters
  return {
    priceAndGrade: grades.length + (price ? 1 : 0),
    area: areas.length,
    more: tags.length + Number(freeCancellation) + Number(breakfast),
  }
}
