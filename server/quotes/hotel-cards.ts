import type { HotelCard } from '@/contract/search'
import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/civil-day'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import type { ListedHotel } from '../stays/catalogue/catalogue'
import { cardPrice, presentHotelCard } from '../stays/present/hotel-card'
import type { RequestContext } from '../kernel/http/route-module'
import type { SignedInUser } from '../kernel/services'
import { bookableOffers, cheapestOffer } from './best-offer'
import { currentSaleState } from './current-sale-state'
import type { SaleFacts } from './sale-facts'
import { stayByZone } from './stay-in-city'

/** What of a request decides how cards look to whoever asks. */
export interface CardAsker extends Pick<RequestContext, 'services' | 'currency'> {
  readonly user: Pick<SignedInUser, 'uid'> | null
}

/** Cards of these hotels by id, priced for the stay in one statement that others share where their cities are in memory (and one more for hotels that are not); what is unknown or off sale is left out. */
export async function hotelCards(
  { services, user, currency }: CardAsker,
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
    return presentHotelCard(listed, cardPrice(cheapestOffer(offers, now), currency), cardFacts)
  }
  return new Map([...hotels].map(([id, listed]) => [id, cardOf(listed)]))
}

/** Tomorrow is another day in another time zone, but never more than one off. */
function aroundTomorrow(stay: Stay): Pick<Stay, 'checkIn' | 'checkOut'> {
  return { checkIn: addDays(stay.checkIn, -1), checkOut: addDays(stay.checkOut, 1) }
}
