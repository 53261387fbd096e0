import type { HotelSort, SearchApi } from '@/contract/search'
import type { HotelFilters, PriceLimits } from './hotel-filters'
import type { WantedStay } from './wanted-stay'
import { readStayQuery, stayQuery } from './stay-query'

/** Orders of the list, as they are called. */
export const sortNames: Readonly<Record<HotelSort, string>> = {
  recommended: 'Recommended',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
  rating: 'Rating',
  distance: 'Distance',
}

/** The orders as the sheet lists them. */
export const hotelSorts: readonly HotelSort[] = ['recommended', 'price_low', 'price_high', 'rating', 'distance']

/** Price limits as an address field: "CNY20000-80000" in minor units, one side may be empty. */
export const priceField = ({ currencyCode, fromMinor, toMinor }: PriceLimits): string =>
  `${currencyCode}${fromMinor ?? ''}-${toMinor ?? ''}`

/** Reads price limits of an address; null where they make no sense or are in another currency than the shown one. */
export function readPriceField(text: string | undefined, shownCurrency: string): PriceLimits | null {
  const [, currencyCode, from = '', to = ''] = /^([A-Z]{3})(\d{0,12})-(\d{0,12})$/.exec(text ?? '') ?? []
  const fromMinor = from === '' ? null : Number(from)
  const toMinor = to === '' ? null : Number(to)
  if (currencyCode !== shownCurrency || (fromMinor === null && toMinor === null)) return null
  if (fromMinor !== null && toMinor !== null && fromMinor > toMinor) return null
  return { currencyCode, fromMinor, toMinor }
}

/** A named point that distances are measured and sorted from. */
interface NearPoint {
  readonly lat: number
  readonly lng: number
  readonly name: string
}

/** Everything that a hotel list depends on, as in its address; an empty cityId is everywhere, an empty keyword none. */
export interface HotelQuery extends HotelFilters {
  readonly cityId: string
  readonly sort: HotelSort
  readonly keyword: string
  readonly near: NearPoint | null
  readonly stay: WantedStay
}

type Fields = Readonly<Record<string, string | undefined>>

const GRADES = [4, 5, 6, 7]
const MOST_TAGS = 30
const MOST_AREAS = 10
const LONGEST_LABEL = 60

/** Separates labels, which may contain commas but never this sign. */
const BETWEEN_LABELS = '|'

function labelsIn(text: string | undefined, most: number): string[] {
  const labels = (text ?? '').split(BETWEEN_LABELS).filter((label) => label !== '' && label.length <= LONGEST_LABEL)
  return [...new Set(labels)].slice(0, most)
}

function pointIn({ nearLat, nearLng, near }: Fields): NearPoint | null {
  const [lat, lng] = [nearLat, nearLng].map((text) => (text === undefined || text === '' ? NaN : Number(text)))
  if (lat === undefined || lng === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) return null
  return { lat, lng, name: (near ?? '').slice(0, LONGEST_LABEL) }
}

/** Reads a hotel list's address; invalid parts, and a price in another currency than the shown one, are ignored. */
export function readHotelQuery(fields: Fields, shownCurrency: string): HotelQuery {
  const grades = (fields.grades ?? '').split(',').map(Number)
  return {
    cityId: fields.cityId ?? '',
    sort: hotelSorts.find((sort) => sort === fields.sort) ?? 'recommended',
    keyword: (fields.keyword ?? '').slice(0, 40),
    near: pointIn(fields),
    grades: GRADES.filter((grade) => grades.includes(grade)),
    tags: labelsIn(fields.tags, MOST_TAGS),
    areas: labelsIn(fields.areas, MOST_AREAS),
    freeCancellation: fields.freeCancellation === '1',
    breakfast: fields.breakfast === '1',
    price: readPriceField(fields.price, shownCurrency),
    stay: readStayQuery(fields),
  }
}

const given = <Value>(isGiven: boolean, name: string, value: Value) => (isGiven ? { [name]: value } : {})

/** The address's query of a hotel list; what is not chosen is left out. */
export function hotelQueryFields(query: HotelQuery): Record<string, string | number> {
  const { cityId, keyword, sort, near, grades, tags, areas, price } = query
  return {
    ...given(cityId !== '', 'cityId', cityId),
    ...stayQuery(query.stay),
    ...given(keyword !== '', 'keyword', keyword),
    ...(near ? { nearLat: near.lat, nearLng: near.lng, near: near.name } : {}),
    ...given(sort !== 'recommended', 'sort', sort),
    ...given(grades.length > 0, 'grades', grades.join(',')),
    ...given(tags.length > 0, 'tags', tags.join(BETWEEN_LABELS)),
    ...given(areas.length > 0, 'areas', areas.join(BETWEEN_LABELS)),
    ...given(query.freeCancellation, 'freeCancellation', '1'),
    ...given(query.breakfast, 'breakfast', '1'),
    ...(price ? { price: priceField(price) } : {}),
  }
}

type SearchInput = SearchApi['POST /api/search/zomo/search/hotel']['input']

/** Input of the hotel search request; what is not chosen is omitted. */
export function searchInput(query: HotelQuery): SearchInput {
  const { cityId, keyword, sort, near, grades, tags, areas, freeCancellation, breakfast, price } = query
  return {
    ...(cityId === '' ? {} : { cityId }),
    ...(keyword === '' ? {} : { keyword }),
    sort,
    ...(near ? { nearLat: near.lat, nearLng: near.lng } : {}),
    ...(grades.length > 0 ? { grades: [...grades] } : {}),
    ...(tags.length > 0 ? { tags: [...tags] } : {}),
    ...(areas.length > 0 ? { areas: [...areas] } : {}),
    ...(freeCancellation ? { freeCancellation } : {}),
    ...(breakfast ? { breakfast } : {}),
    ...(price && price.fromMinor !== null ? { priceFromMinor: price.fromMinor } : {}),
    ...(price && price.toMinor !== null ? { priceToMinor: price.toMinor } : {}),
    ...query.stay,
  }
}

/** How many hotels a hotel list begins with: three phone screens of them, for the server draws them, and each costs a slow phone some 20 ms before it listens to taps. */
const FIRST = 8
const FURTHER = 20

/** Number of hotels that a hotel list requests at once, after a cursor or from the beginning. */
export const hotelListPage = (cursor?: string): number => (cursor === undefined ? FIRST : FURTHER)
