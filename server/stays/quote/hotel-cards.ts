import { readSaleState, type SaleState, type SaleStateQuery } from '../repository/sale-state'
import type { Services, SignedInUser } from '../../kernel/services'
import type { HotelCard } from '@/contract/search'
import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/civil-day'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import type { ListedHotel } from '../catalogue/catalogue'
import { cardPrice, presentHotelCard } from './hotel-card'
import { bookableOffers, cheapestOffer, type SaleFacts } from './offers'
import { stayByZone } from './stay-dates'
import type { MomentCard } from '@/contract/feed'

/** Returns the sale state of some hotels: from memory where their cities are indexed, updated by one query that concurrent callers share; else from the database. */
export async function currentSaleState(
  { catalogue: cache, database: { db }, cityIndexes }: Pick<Services, 'catalogue' | 'database' | 'cityIndexes'>,
  hotelIds: readonly string[],
  query: Omit<SaleStateQuery, 'of'>,
): Promise<SaleState> {
  const seen = await cache.hotelsById(db, await cache.latest(db), hotelIds)
  const hotels = hotelIds.flatMap((id) => seen.get(id)?.hotel ?? [])
  const live = hotels.length < hotelIds.length ? null : await cityIndexes.saleState(hotels, query.userId)
  return live ?? readSaleState(db, { of: { hotelIds }, ...query })
}

/** The part of a request context that cards depend on. */
export interface CardCaller {
  readonly services: Services
  /** ISO 4217. */
  readonly currency: string
  readonly user: Pick<SignedInUser, 'uid'> | null
}

/** Returns cards of hotels by id, priced for the stay; unknown hotels and those off sale are left out. Concurrent callers share one query if the cities are in memory. */
export async function hotelCards(
  { services, user, currency }: CardCaller,
  hotelIds: readonly string[],
  wanted: WantedStay,
): Promise<Map<string, HotelCard>> {
  const { catalogue: cache, pictures } = services
  const executor = services.database.db
  const now = services.clock.now()
  const stayIn = stayByZone(wanted, now)
  if (hotelIds.length === 0) return new Map()
  const span = wanted.checkIn ? stayIn('UTC') : aroundTomorrow(stayIn('UTC'))
  const query = { from: span.checkIn, until: span.checkOut, userId: user?.uid ?? null }
  const state = await currentSaleState(services, hotelIds, query)
  const catalogue = await cache.at(executor, state.version)
  const hotels = await cache.hotelsById(executor, catalogue, hotelIds)
  const facts: SaleFacts = { catalogue, state, now, currencyCode: currency }
  const cardFacts = { catalogue, collected: state.collected, currencyCode: currency, pictures }
  const cardOf = (listed: ListedHotel) => {
    const offers = bookableOffers(listed, facts, stayIn(listed.hotel.timeZone), { freeCancellation: false })
    return presentHotelCard(withScore(listed, state), cardPrice(cheapestOffer(offers, now), currency), cardFacts)
  }
  return new Map([...hotels].map(([id, listed]) => [id, cardOf(listed)]))
}

/** A hotel of the catalogue in memory with the score that it has now. */
export function withScore(listed: ListedHotel, { scores }: Pick<SaleState, 'scores'>): ListedHotel {
  const score = scores.get(listed.hotel.id)
  if (!score) return listed
  const { reviewScore, reviewCount } = score
  return { ...listed, hotel: { ...listed.hotel, reviewScore, reviewCount } }
}

/** In another time zone tomorrow may be one day earlier or later. */
function aroundTomorrow(stay: Stay): Pick<Stay, 'checkIn' | 'checkOut'> {
  return { checkIn: addDays(stay.checkIn, -1), checkOut: addDays(stay.checkOut, 1) }
}

/** Returns a function from a post's hotel to its price and dates; null where nothing is available. */
export function momentPrices(
  cards: ReadonlyMap<string, HotelCard>,
  wanted: WantedStay,
  now: Date,
): (hotelId: string | null, timeZone: string) => MomentCard['from'] {
  const stayIn = stayByZone(wanted, now)
  return (hotelId, timeZone) => {
    const price = hotelId === null ? null : cards.get(hotelId)?.price
    if (!price) return null
    const { checkIn, checkOut } = stayIn(timeZone)
    return { price, checkIn, checkOut }
  }
}
