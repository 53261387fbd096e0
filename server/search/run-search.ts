import type { BestDrop, HotelSort, SearchFacets } from '@/contract/search'
import type { Point } from '@/domain/stays/location'
import { type BitSet, countBits, hasBit } from './bit-set'
import { bestDrop, countFacets } from './count-facets'
import { FilteredPlaces, type StayedShelf } from './filtered-places'
import { bookableOrder, firstInOrder, type HotelOrder, restingOrder } from './hotel-order'
import type { SearchFilters } from './search-filters'

/** Which page of a search is asked for; `after` is where the page before ended. */
export interface SearchQuery {
  readonly filters: SearchFilters
  readonly sort: HotelSort
  /** The point that distances are told from; null where none was named. */
  readonly near: Point | null
  readonly after: readonly number[] | null
  readonly pageSize: number
}

/** A page as places of the shelf, and what is known of all that was found. */
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
export function runSearch(stayed: StayedShelf, query: SearchQuery): FoundPlaces {
  const { filters } = query
  const places = new FilteredPlaces(stayed, filters)
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
export function runList(stayed: StayedShelf, query: SearchQuery): Pick<FoundPlaces, 'page' | 'last'> {
  const places = new FilteredPlaces(stayed, query.filters)
  return pageOf(stayed, query, places, [places.bookable(), places.soldOut()])
}

function pageOf(
  { shelf }: StayedShelf,
  { sort, near, after, pageSize }: SearchQuery,
  places: FilteredPlaces,
  [open, soldOut]: readonly [open: BitSet, soldOut: BitSet],
): Pick<FoundPlaces, 'page' | 'last'> {
  const [section = 0, by = 0, rank = 0] = after ?? []
  const orders: readonly [BitSet, HotelOrder][] = [
    [open, bookableOrder(shelf, sort, near, () => places.totalsMinor())],
    [soldOut, restingOrder(shelf, sort, near)],
  ]
  const page: FoundPlaces['page'][number][] = []
  let last: readonly number[] | null = null
  for (const [at, [set, order]] of orders.entries()) {
    if (at < section) continue
    const start = after !== null && at === section ? ([by, rank] as const) : null
    for (const place of firstInOrder(shelf, set, order, start, pageSize + 1 - page.length)) {
      if (page.length === pageSize) return { page, last }
      page.push({ place, isBookable: hasBit(open, place) })
      last = [at, order.by(place), shelf.hotels[place]?.hotel.rank ?? 0]
    }
  }
  return { page, last: null }
}
