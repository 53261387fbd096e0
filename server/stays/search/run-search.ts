import type { BestDrop, HotelSort, SearchFacets } from '@/contract/search'
import { type BitSet, countBits, countCommon, hasBit } from './bit-set'
import { FilteredHotels, type SearchedIndex } from './filtered-hotels'
import { hotelFeatures } from './hotel-features'
import { filterDrops, type SearchFilters } from './search-filters'
import type { Point } from '@/domain/stays/location'
import { bookableOrder, firstInOrder, type HotelOrder, unpricedOrder } from './city-index'

const featureLabels = new Map(hotelFeatures.map(({ key, label }) => [key, label]))

/** Counts for every value of every filter how many hotels would remain if it were added to the others. */
function countFacets(
  { cityIndex }: SearchedIndex,
  filtered: FilteredHotels,
  filters: SearchFilters,
  open: BitSet,
): SearchFacets {
  const { grades, tags, areas } = cityIndex.facets
  const total = countBits(open)
  const [anyGrade, anyArea] = [filtered.bookable('grades'), filtered.bookable('areas')]
  return {
    grades: [...grades].map(([value, set]) => ({ value, count: countCommon(anyGrade, set) })),
    tags: [...tags].map(([value, set]) => ({
      value,
      label: featureLabels.get(value) ?? value,
      count: countCommon(open, set),
    })),
    areas: [...areas].map(([value, set]) => ({ value, label: value, count: countCommon(anyArea, set) })),
    freeCancellation: filters.freeCancellation ? total : filtered.countAlso({ freeCancellation: true }),
    breakfast: filters.breakfast ? total : filtered.countAlso({ breakfast: true }),
    price: filtered.priceFacet(),
  }
}

/** Returns the single filter whose removal gives most hotels, of equal ones the first; null where none gives any. */
function bestDrop(filtered: FilteredHotels, filters: SearchFilters): BestDrop | null {
  let best: BestDrop | null = null
  for (const { filter, value, rest } of filterDrops(filters)) {
    const count = filtered.count(rest)
    if (count > (best?.count ?? 0)) best = { filter, value, count }
  }
  return best
}

/** The requested page of a search; `after` is where the previous page ended. */
export interface SearchQuery {
  readonly filters: SearchFilters
  readonly sort: HotelSort
  /** The origin of distances; null where none was given. */
  readonly near: Point | null
  readonly after: readonly number[] | null
  readonly pageSize: number
}

/** A page as positions of the index, with the totals and facets of the whole result. */
export interface FoundHotels {
  readonly page: readonly { readonly position: number; readonly isBookable: boolean }[]
  /** Cursor at the end of the page; null at the end of the list. */
  readonly last: readonly number[] | null
  readonly total: number
  readonly soldOutCount: number
  readonly facets: SearchFacets
  readonly bestDrop: BestDrop | null
}

/** Finds a page of hotels: bookable ones in the requested order, then those that match but are sold out. */
export function runSearch(searched: SearchedIndex, query: SearchQuery): FoundHotels {
  const { filters } = query
  const filtered = new FilteredHotels(searched, filters)
  const open = filtered.bookable()
  const soldOut = filtered.soldOut()
  const total = countBits(open)
  return {
    ...pageOf(searched, query, filtered, [open, soldOut]),
    total,
    soldOutCount: countBits(soldOut),
    facets: countFacets(searched, filtered, filters, open),
    bestDrop: total > 0 ? null : bestDrop(filtered, filters),
  }
}

/** Finds only the page of a search, for lists without totals and facets. */
export function runList(searched: SearchedIndex, query: SearchQuery): Pick<FoundHotels, 'page' | 'last'> {
  const positions = new FilteredHotels(searched, query.filters)
  return pageOf(searched, query, positions, [positions.bookable(), positions.soldOut()])
}

function pageOf(
  { cityIndex }: SearchedIndex,
  { sort, near, after, pageSize }: SearchQuery,
  positions: FilteredHotels,
  [open, soldOut]: readonly [open: BitSet, soldOut: BitSet],
): Pick<FoundHotels, 'page' | 'last'> {
  const [section = 0, value = 0, rank = 0] = after ?? []
  const orders: readonly [BitSet, HotelOrder][] = [
    [open, bookableOrder(cityIndex, sort, near, () => positions.totalsMinor())],
    [soldOut, unpricedOrder(cityIndex, sort, near)],
  ]
  const page: FoundHotels['page'][number][] = []
  let last: readonly number[] | null = null
  for (const [at, [set, order]] of orders.entries()) {
    if (at < section) continue
    const start = after !== null && at === section ? ([value, rank] as const) : null
    for (const position of firstInOrder(cityIndex, set, order, start, pageSize + 1 - page.length)) {
      if (page.length === pageSize) return { page, last }
      page.push({ position, isBookable: hasBit(open, position) })
      last = [at, order.sortValue(position), cityIndex.hotels[position]?.hotel.rank ?? 0]
    }
  }
  return { page, last: null }
}
