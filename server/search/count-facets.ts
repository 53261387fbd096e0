import type { BestDrop, SearchFacets } from '@/contract/search-facets'
import { countBits, countCommon } from './bit-set'
import type { FilteredPlaces, StayedShelf } from './filtered-places'
import { hotelFeatures } from './hotel-features'
import { priceBuckets } from './price-buckets'
import type { SearchFilters } from './search-filters'
import { wishIndex } from './wish'
import { filterDrops } from './without-filter'

const featureLabels = new Map(hotelFeatures.map(({ key, label }) => [key, label]))

/** Counts for every value of every filter what would be left, were it put on top of the others. */
export function countFacets(
  { shelf, currencyCode }: StayedShelf,
  places: FilteredPlaces,
  filters: SearchFilters,
): SearchFacets {
  const { grades, tags, areas } = shelf.facets
  const open = places.bookable(filters)
  const [anyGrade, anyArea] = [places.bookable(filters, 'grades'), places.bookable(filters, 'areas')]
  const pricesMinor = places.perNightMinor(places.bookable(filters, 'price'), wishIndex(filters))
  return {
    grades: [...grades].map(([value, set]) => ({ value, count: countCommon(anyGrade, set) })),
    tags: [...tags].map(([value, set]) => ({
      value,
      label: featureLabels.get(value) ?? value,
      count: countCommon(open, set),
    })),
    areas: [...areas].map(([value, set]) => ({ value, label: value, count: countCommon(anyArea, set) })),
    freeCancellation: countBits(places.bookable({ ...filters, freeCancellation: true })),
    breakfast: countBits(places.bookable({ ...filters, breakfast: true })),
    price: priceBuckets(pricesMinor, currencyCode),
  }
}

/** The one filter whose removal gives most stays, of equal ones the first; null where none gives any. */
export function bestDrop(places: FilteredPlaces, filters: SearchFilters): BestDrop | null {
  let best: BestDrop | null = null
  for (const { filter, value, rest } of filterDrops(filters)) {
    const count = countBits(places.bookable(rest))
    if (count > (best?.count ?? 0)) best = { filter, value, count }
  }
  return best
}
