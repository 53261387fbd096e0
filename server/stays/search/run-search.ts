import type { BestDrop, HotelSort, SearchFacets } from '@/contract/search'
import { type BitSet, countBits, countCommon, hasBit } from './bit-set'
import { FilteredHotels, type StayedIndex } from './filtered-hotels'
import { hotelFeatures } from './search-columns'
import { filterDrops, type SearchFilters } from './search-filters'
import type { Point } from '@/domain/stays/location'
import { bookableOrder, firstInOrder, type HotelOrder, restingOrder } from './city-index'

const featureLabels = new Map(hotelFeatures.map(({ key, label }) => [key, label]))

/** Counts for every value of every filter what would be left, were it put on top of the others. */
function countFacets(
  { cityIndex }: StayedIndex,
  places: FilteredHotels,
  filters: SearchFilters,
  open: BitSet,
): SearchFacets {
  const { grades, tags, areas } = cityIndex.facets
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
function bestDrop(places: FilteredHotels, filters: SearchFilters): BestDrop | null {
  let best: BestDrop | null = null
  for (const { filter, value, rest } of filterDrops(filters)) {
    const count = places.count(rest)
    if (count > (best?.count ?? 0)) best = { filter, value, count }
  }
  return best
}

/** Which page of a search is asked for; `after` is where the page before ended. */
export interface SearchQuery {
  readonly filters: SearchFilters
  readonly sort: HotelSort
  /** The point that distances are told from; null where none was named. */
  readonly near: Point | null
  readonly after: readonly number[] | null
  readonly pageSize: number
}

/** A page as places of the index, and what is known of all that was found. */
export interface FoundPlaces {
  readonly page: readonly { readonly place: number; readonly isBookable: boolean }[]
  /** Where the page ends; null at the end of the list. */
  readonly last: readonly number[] | null
  readonly total: number
  readonly soldOutCount: number
  readonly facets: SearchFacets
  readonly bestDrop: BestDrop | null
}

/** Finds a page of hotels: those that can be booked in the wanted order, then those that match but are sold out. */
export function runSearch(stayed: StayedIndex, query: SearchQuery): FoundPlaces {
  const { filters } = query
  const places = new FilteredHotels(stayed, filters)
  const open = places.bookable()
  const soldOut = places.soldOut()
  const total = countBits(open)
  return {
    ...pageOf(stayed, query, places, [open, soldOut]),
    total,
    soldOutCount: countBits(soldOut),
    facets: countFacets(stayed, places, filters, open),
    bestDrop: total > 0 ? null : bestDrop(places, filters),
  }
}

/** Only the page of a search, for lists that tell nothing of what else there is. */
export function runList(stayed: StayedIndex, query: SearchQuery): Pick<FoundPlaces, 'page' | 'last'> {
  const places = new FilteredHotels(stayed, query.filters)
  return pageOf(stayed, query, places, [places.bookable(), places.soldOut()])
}

function pageOf(
  { cityIndex }: StayedIndex,
  { sort, near, after, pageSize }: SearchQuery,
  places: FilteredHotels,
  [open, soldOut]: readonly [open: BitSet, soldOut: BitSet],
): Pick<FoundPlaces, 'page' | 'last'> {
  const [section = 0, by = 0, rank = 0] = after ?? []
  const orders: readonly [BitSet, HotelOrder][] = [
    [open, bookableOrder(cityIndex, sort, near, () => places.totalsMinor())],
    [soldOut, restingOrder(cityIndex, sort, near)],
  ]
  const page: FoundPlaces['page'][number][] = []
  let last: readonly number[] | null = null
  for (const [at, [set, order]] of orders.entries()) {
    if (at < section) continue
    const start = after !== null && at === section ? ([by, rank] as const) : null
    for (const place of firstInOrder(cityIndex, set, order, start, pageSize + 1 - page.length)) {
      if (page.length === pageSize) return { page, last }
      page.push({ place, isBookable: hasBit(open, place) })
      last = [at, order.by(place), cityIndex.hotels[place]?.hotel.rank ?? 0]
    }
  }
  return { page, last: null }
}
