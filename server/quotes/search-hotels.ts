import type { Static } from 'typebox'
import type { searchRoutes } from '@/contract/search'
import { notFound } from '../errors/api-error'
import type { ListedHotel } from '../catalogue/catalogue'
import { presentHotelCard } from '../presenters/hotel-card'
import { readSaleState } from '../repositories/sale-state'
import { readCursor, writeCursor } from '../routes/cursor'
import { bookableOffers, cheapestOffer } from './best-offer'
import { CHARGED } from './cancellation-terms'
import { foldText } from './fold-text'
import type { CardAsker } from './hotel-cards'
import { comparePlaces, type FoundHotel, placeOfHotel } from './order-hotels'
import type { SaleFacts } from './sale-facts'
import { stayInCity } from './stay-in-city'

type Input = Static<typeof searchRoutes.searchHotels.input>
type Reply = Static<typeof searchRoutes.searchHotels.reply>

const PAGE_SIZE = 20

/** Searches the hotels of a city for a stay, from memory but for the one statement that reads what is sold; 404 for an unknown city. */
export async function searchHotels(input: Input, { services, user, currency }: CardAsker): Promise<Reply> {
  const { catalogue: cache, pictures, clock } = services
  const executor = services.database.db
  const now = clock.now()
  const sort = input.sort ?? 'recommended'
  const after = readCursor(sort, 3, input.cursor)
  const city = (await cache.latest(executor)).cityById.get(input.cityId)
  if (!city) throw notFound('There is no such city.')
  const stay = stayInCity(input, city.timeZone, now)
  const span = { from: stay.checkIn, until: stay.checkOut }
  const state = await readSaleState(executor, { of: { cityId: city.id }, ...span, userId: user?.uid ?? null })
  const catalogue = await cache.at(executor, state.version)
  const facts: SaleFacts = { catalogue, state, now, currencyCode: currency }
  const wish = { freeCancellation: input.freeCancellation ?? false }
  const hotels = (await cache.hotelsOfCity(executor, catalogue, city.id)).filter((listed) => suits(listed, input))
  const offersOf = (listed: ListedHotel) => bookableOffers(listed, facts, stay, wish)
  const isByPrice = sort === 'price_low' || sort === 'price_high'
  const found = hotels.map((listed): FoundHotel => {
    const offers = offersOf(listed)
    return { listed, isBookable: offers.length > 0, best: isByPrice ? cheapestOffer(offers, now) : null }
  })
  const places = found.map((one) => ({ one, place: placeOfHotel(one, sort) }))
  const ordered = places.sort((one, other) => comparePlaces(one.place, other.place))
  const rest = after ? ordered.filter(({ place }) => comparePlaces(place, after) > 0) : ordered
  const page = rest.slice(0, input.pageSize ?? PAGE_SIZE)
  const last = page.at(-1)
  return {
    list: page.map(({ one: { listed, best } }) =>
      presentHotelCard(listed, best ?? cheapestOffer(offersOf(listed), now), facts, pictures),
    ),
    nextCursor: last && rest.length > page.length ? writeCursor(sort, last.place) : null,
    total: found.length,
    cityName: city.name,
    timeZone: city.timeZone,
    stay,
  }
}

function suits({ hotel, rooms }: ListedHotel, { keyword, stars, freeCancellation }: Input): boolean {
  const words = foldText(keyword ?? '')
  const names = [hotel.name, hotel.localName, hotel.district].map(foldText)
  if (words !== '' && !names.some((name) => name.includes(words))) return false
  if (stars && stars.length > 0 && !stars.includes(hotel.star)) return false
  return !freeCancellation || rooms.some(({ packages }) => packages.some((one) => one.returnPolicy !== CHARGED))
}
