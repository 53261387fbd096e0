import type { BestDrop, HotelSort, SearchFacets } from '@/contract/search'
import type { Stay } from '@/contract/stay'
import type { ListedHotel } from '../../../server/stays/catalogue/catalogue'
import { type BestOffer, bookableOffers, cheapestOffer, type SaleFacts } from '../../../server/stays/quote/offers'
import { CHARGED } from '../../../server/stays/quote/cancellation'
import { comparePlaces, placeOfHotel } from './order-hotels'
import { distanceMetres, type Point } from '@/domain/stays/location'
import { hotelFeatures } from '../../../server/stays/search/hotel-features'
import { keywordTokens, matchedName } from '../../../server/stays/search/hotel-names'
import { plainPriceFacet } from './plain-price-facet'
import { filterDrops, type SearchFilters } from '../../../server/stays/search/search-filters'
import { servesBreakfast } from '../../../server/stays/search/index-columns'

/** What decides a page of a search. */
export interface PlainQuery {
  readonly filters: SearchFilters
  readonly sort: HotelSort
  readonly near: Point
  readonly after: readonly number[] | null
  readonly pageSize: number
}

/** A hotel that matches, with its cheapest offer; null where nothing can be booked. */
export interface PlainFound {
  readonly listed: ListedHotel
  readonly best: BestOffer | null
  readonly distanceMetres: number
  readonly matchedName: string | null
}

/** What a search finds, and where its page ends. */
export interface PlainResult {
  readonly page: readonly PlainFound[]
  readonly last: readonly number[] | null
  readonly total: number
  readonly soldOutCount: number
  readonly correctedKeyword: string | null
  readonly facets: SearchFacets
  readonly bestDrop: BestDrop | null
}

/** The search rules in their simplest form: every query scans all hotels. */
export function plainSearch(
  hotels: readonly ListedHotel[],
  { filters, sort, near, after, pageSize }: PlainQuery,
  facts: SaleFacts,
  stay: Stay,
): PlainResult {
  const offers = new Map(
    hotels.map((listed) => [listed, bookableOffers(listed, facts, stay, { freeCancellation: false })]),
  )
  const free = new Map(
    hotels.map((listed) => [listed, bookableOffers(listed, facts, stay, { freeCancellation: true })]),
  )
  const bestOf = (listed: ListedHotel, { freeCancellation, breakfast }: SearchFilters) => {
    const wanted = ((freeCancellation ? free : offers).get(listed) ?? []).filter(
      ({ ratePackage }) => !breakfast || servesBreakfast(ratePackage),
    )
    return cheapestOffer(wanted, facts.now)
  }
  const bookable = (wanted: SearchFilters) =>
    hotels.flatMap((listed) => {
      const best = suits(listed, wanted) ? bestOf(listed, wanted) : null
      return best && isWithin(best.price.perNightMinor, wanted) ? [{ listed, best }] : []
    })
  const count = (change: Partial<SearchFilters>) => bookable({ ...filters, ...change }).length
  const soldOut = hotels.filter((listed) => suits(listed, filters) && isSoldOut(listed, filters))

  function isSoldOut(
    listed: ListedHotel,
    { freeCancellation, breakfast, priceFromMinor, priceToMinor }: SearchFilters,
  ) {
    if (priceFromMinor !== null || priceToMinor !== null || offers.get(listed)?.length !== 0) return false
    return listed.rooms.some(({ packages }) =>
      packages.some(
        (one) => (!freeCancellation || one.returnPolicy !== CHARGED) && (!breakfast || servesBreakfast(one)),
      ),
    )
  }

  const open = bookable(filters)
  const terms = keywordTokens(filters.keyword)
  const found = [...open, ...soldOut.map((listed) => ({ listed, best: null }))].map(({ listed, best }) => {
    const { hotel } = listed
    const metres = distanceMetres(near, hotel)
    const place = placeOfHotel({ listed, isBookable: best !== null, best, distanceMetres: metres }, sort)
    return { listed, best, distanceMetres: metres, matchedName: matchedName(hotel, terms), place }
  })
  const ordered = found.sort((one, other) => comparePlaces(one.place, other.place))
  const rest = after ? ordered.filter(({ place }) => comparePlaces(place, after) > 0) : ordered
  const page = rest.slice(0, pageSize)
  return {
    page,
    last: rest.length > page.length ? (page.at(-1)?.place ?? null) : null,
    total: open.length,
    soldOutCount: soldOut.length,
    correctedKeyword: null,
    facets: facetsOf(),
    bestDrop: open.length > 0 ? null : bestDropOf(),
  }

  function facetsOf(): SearchFacets {
    const grades = [...new Set(hotels.flatMap(({ hotel }) => hotel.grade ?? []))].toSorted((one, two) => one - two)
    const areas = [...new Set(hotels.map(({ hotel }) => hotel.district))].filter((area) => area !== '').toSorted()
    const prices = bookable({ ...filters, priceFromMinor: null, priceToMinor: null }).map(
      ({ best }) => best.price.perNightMinor,
    )
    return {
      grades: grades.map((value) => ({ value, count: count({ grades: [value] }) })),
      tags: hotelFeatures
        .filter(({ key }) => hotels.some(({ hotel }) => hotel.features.includes(key)))
        .map(({ key, label }) => ({ value: key, label, count: count({ tags: [...filters.tags, key] }) })),
      areas: areas.map((value) => ({ value, label: value, count: count({ areas: [value] }) })),
      freeCancellation: count({ freeCancellation: true }),
      breakfast: count({ breakfast: true }),
      price: plainPriceFacet(prices, facts.currencyCode),
    }
  }

  function bestDropOf(): BestDrop | null {
    let best: BestDrop | null = null
    for (const { filter, value, rest: left } of filterDrops(filters)) {
      const { length } = bookable(left)
      if (length > (best?.count ?? 0)) best = { filter, value, count: length }
    }
    return best
  }
}

function suits({ hotel }: ListedHotel, { keyword, grades, tags, areas }: SearchFilters): boolean {
  if (grades.length > 0 && (hotel.grade === null || !grades.includes(hotel.grade))) return false
  if (areas.length > 0 && !areas.includes(hotel.district)) return false
  if (!tags.every((tag) => hotel.features.includes(tag))) return false
  return isNamed(hotel, keyword)
}

function isWithin(perNightMinor: number, { priceFromMinor, priceToMinor }: SearchFilters): boolean {
  return perNightMinor >= (priceFromMinor ?? 0) && perNightMinor <= (priceToMinor ?? Infinity)
}

/** What people type for the Chinese names of the random hotels. */
const initials: Readonly<Record<string, string>> = { 马洛酒店: 'mljd', 静庭: 'jt' }

/** Every word begins a word of the names, stands in the Chinese one or begins its initials. */
function isNamed({ name, localName, district }: ListedHotel['hotel'], keyword: string): boolean {
  const nameTerms = `${name} ${district}`.toLowerCase().replaceAll('’', '').split(' ')
  return keyword
    .toLowerCase()
    .split(' ')
    .every(
      (typed) =>
        nameTerms.some((word) => word.startsWith(typed)) ||
        localName.includes(typed) ||
        initials[localName]?.startsWith(typed),
    )
}
