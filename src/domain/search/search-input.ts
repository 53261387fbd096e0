import type { SearchApi } from '@/contract/search'
import type { HotelQuery } from './hotel-query'

type SearchInput = SearchApi['POST /api/search/zomo/search/hotel']['input']

/** What a hotel list asks the server for; what is not chosen is not said. */
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
