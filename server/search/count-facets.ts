import type { BestDrop, SearchFacets } from '@/contract/search'
import { type BitSet, countBits, countCommon } from './bit-set'
import type { FilteredPlaces, StayedShelf } from './filtered-places'
import { hotelFeatures } from './hotel-features'
import type { SearchFilters } from './search-filters'
import { filterDrops } from './without-filter'

const featureLabels = new Map(hotelFeatures.map(({ key, label }) => [key, label]))

/** Counts for every value of every filter what would be left, were it put on top of the others. */
export function countFacets(
  { shelf }: StayedShelf,
  places: FilteredPlaces,
  filters: SearchFilters,
  open: BitSet,
): SearchFacets {
  const { grades, tags, areas } = shelf.facets
  const total = countBits(open)
  const [anyGrade, anyArea] = [places.bookable('grades'), places.bookable('areas')]
  return {
    grades: [...grades].map(([value, set]) => ({ value, count: countCommon(anyGrade, set) })),
    tags: [...tags].map(([value, set]) => ({
      value,
      label: featureLabels.get(value) ?? value,
      count: countCommon(open, set),
    })),
    areas: [...areas].map(([value, set]) => ({ value, label: value, count: countCommon(anyArea, set) })),
    freeCancellation: filters.freeCancellation ? total : places.countAlso({ freeCancellation: true }),
    breakfast: filters.breakfast ? total : places.countAlso({ breakfast: true }),
    price: places.priceFacet(),
  }
}

/** The one filter whose removal gives most stays, of equal ones the first; null where none gives any. */
export function bestDrop(places: FilteredPlaces, filters: SearchFilters): BestDrop | null {
  let best: BestDrop | null = null
  for (const { filter, value, rest } of filterDrops(filters)) {
    const count = places.count(rest)
    if (count > (best?.count ?? 0)) best = { filter, value, count }
  }
  return best
}
