import type { HotelSort } from '@/contract/search'
import type { WantedStay } from '../stay/decide-stay'
import { readStayQuery, stayQuery } from '../stay/stay-query'

/** What narrows a hotel list. */
export interface HotelFilters {
  readonly stars: readonly number[]
  readonly freeCancellation: boolean
}

/** Everything that a hotel list depends on, as its address says it. */
export interface HotelQuery extends HotelFilters {
  readonly cityId: string
  readonly sort: HotelSort
  readonly keyword: string
  readonly stay: WantedStay
}

const sorts: readonly HotelSort[] = ['recommended', 'price_low', 'price_high', 'rating']
const STARS = [2, 3, 4, 5]

/** Reads a hotel list's address; what makes no sense counts as not said. */
export function readHotelQuery(fields: Readonly<Record<string, string | undefined>>): HotelQuery {
  const stars = (fields.stars ?? '').split(',').map(Number)
  return {
    cityId: fields.cityId ?? '',
    sort: sorts.find((sort) => sort === fields.sort) ?? 'recommended',
    keyword: (fields.keyword ?? '').slice(0, 40),
    stars: STARS.filter((star) => stars.includes(star)),
    freeCancellation: fields.freeCancellation === '1',
    stay: readStayQuery(fields),
  }
}

/** The address's query of a hotel list; what is not chosen is left out. */
export function hotelQueryFields(query: HotelQuery): Record<string, string | number> {
  return {
    cityId: query.cityId,
    ...stayQuery(query.stay),
    ...(query.keyword === '' ? {} : { keyword: query.keyword }),
    ...(query.sort === 'recommended' ? {} : { sort: query.sort }),
    ...(query.stars.length === 0 ? {} : { stars: query.stars.join(',') }),
    ...(query.freeCancellation ? { freeCancellation: '1' } : {}),
  }
}

/** Whether anything narrows the list. */
export const hasFilters = ({ stars, freeCancellation }: HotelFilters): boolean => stars.length > 0 || freeCancellation
