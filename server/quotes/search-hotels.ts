import type { HotelCard } from '@/contract/hotel-card'
import { badInput, notFound } from '../errors/api-error'
import { readCursor, writeCursor } from '../routes/cursor'
import { type SearchInput, type SearchReply, filtersOf } from '../search/search-filters'
import { presentHotelCard } from '../presenters/hotel-card'
import { readSaleState } from '../repositories/sale-state'
import type { CardAsker } from './hotel-cards'
import { plainSearch } from '../search/plain-search'
import type { SaleFacts } from './sale-facts'
import { stayInCity } from './stay-in-city'
import { addDays } from '@/domain/days/add-days'
import { NEAREST_DAYS, nearestStay } from './nearest-stay'
import { offersOf } from './offer-facts'
import { todayIn } from '../time/today-in'

const PAGE_SIZE = 20
const CURSOR_NUMBERS = 3

/** Searches the hotels of a city for a stay; 404 for an unknown city. */
export async function searchHotels(input: SearchInput, { services, user, currency }: CardAsker): Promise<SearchReply> {
  const { catalogue: cache, pictures, clock } = services
  const executor = services.database.db
  const now = clock.now()
  const sort = input.sort ?? 'recommended'
  const after = readCursor(sort, CURSOR_NUMBERS, input.cursor)
  if (input.cityId === undefined) throw badInput('cityId', 'Say where: name a city or a keyword.')
  const city = (await cache.latest(executor)).cityById.get(input.cityId)
  if (!city) throw notFound('There is no such city.')
  const stay = stayInCity(input, city.timeZone, now)
  const span = { from: addDays(stay.checkIn, -NEAREST_DAYS), until: addDays(stay.checkOut, NEAREST_DAYS) }
  const state = await readSaleState(executor, { of: { cityId: city.id }, ...span, userId: user?.uid ?? null })
  const catalogue = await cache.at(executor, state.version)
  const facts: SaleFacts = { catalogue, state, now, currencyCode: currency }
  const hotels = await cache.hotelsOfCity(executor, catalogue, city.id)
  const { nearLat, nearLng } = input
  const near = nearLat !== undefined && nearLng !== undefined ? { lat: nearLat, lng: nearLng } : city
  const query = { filters: filtersOf(input), sort, near, after, pageSize: input.pageSize ?? PAGE_SIZE }
  const { page, last, ...found } = plainSearch(hotels, query, facts, stay)
  const list = page.map(({ listed, best, distanceMetres, matchedName }): HotelCard => {
    const card = presentHotelCard(listed, best, facts, pictures)
    const today = todayIn(listed.hotel.timeZone, now)
    const nearest = best ? null : nearestStay(offersOf(listed, facts, stay), stay, today)
    const nearestDates = nearest && { checkIn: nearest.checkIn, checkOut: nearest.checkOut }
    return { ...card, distanceMetres, matchedName, nearestDates }
  })
  return {
    ...found,
    list,
    nextCursor: last && writeCursor(sort, last),
    cityId: city.id,
    cityName: city.name,
    timeZone: city.timeZone,
    stay,
  }
}
