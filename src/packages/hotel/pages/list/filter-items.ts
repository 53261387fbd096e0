import type { HotelSort } from '@/contract/search'
import { countFilters, type HotelFilters } from '@/domain/stays/hotel-filters'
import { sortNames } from '@/domain/stays/hotel-query'
import type { FilterBarItem } from '@/widgets/filter-bar'

/** Popups behind the filter bar. */
export type FilterPopupName = 'sort' | 'grade' | 'area' | 'more'

const SHORT_SORTS: Readonly<Record<HotelSort, string>> = {
  recommended: 'Sort',
  price_low: 'Lowest price',
  price_high: 'Highest price',
  rating: 'Top rated',
  distance: 'Nearest',
}

/** The filter bar's buttons (spec §2), with what stands behind each; hasAreas is false where there are none to choose from. */
export function filterItems(
  { sort, ...filters }: HotelFilters & { readonly sort: HotelSort },
  hasAreas: boolean,
): (FilterBarItem & { readonly key: FilterPopupName })[] {
  const counts = countFilters(filters)
  const area = { key: 'area', label: 'Area', count: counts.area } as const
  return [
    {
      key: 'sort',
      label: SHORT_SORTS[sort],
      count: 0,
      isOn: sort !== 'recommended',
      spoken: `Sort: ${sortNames[sort]}`,
    },
    { key: 'grade', label: 'Price & grade', count: counts.priceAndGrade },
    ...(hasAreas || counts.area > 0 ? [area] : []),
    { key: 'more', label: 'More', count: counts.more },
  ]
}
