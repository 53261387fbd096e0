import type { Stay } from '@/contract/stay'
import type { StayPrice } from '@/contract/price'
import { priceStay, stayTotalMinor } from '@/domain/rates/price-stay'
import { fewestRoomsLeft } from '@/domain/rates/rooms-left'
import { stayPrice } from '@/domain/rates/stay-price'
import { nightsOfStay } from '@/domain/stay/nights-of-stay'
import { whyUnavailable } from '@/domain/stay/why-unavailable'
import type { ListedHotel } from '../catalogue/catalogue'
import { CHARGED } from './cancellation-terms'
import { freeCancelUntil } from './free-cancel-until'
import { type Offer, offersOf } from './offer-facts'
import type { SaleFacts } from './sale-facts'

/** The cheapest package of a hotel that can be booked for a stay; returnPolicy is what is still true of it now. */
export interface BestOffer {
  readonly offer: Offer
  readonly price: StayPrice
  readonly stockLeft: number
  readonly returnPolicy: number
}

/** Which packages may stand for a hotel. */
export interface OfferWish {
  readonly freeCancellation: boolean
}

/** Packages of a hotel that can be booked for a stay. */
export function bookableOffers(listed: ListedHotel, facts: SaleFacts, stay: Stay, wish: OfferWish): Offer[] {
  const isWanted = (offer: Offer) => !wish.freeCancellation || currentReturnPolicy(offer, facts.now) !== CHARGED
  return offersOf(listed, facts, stay).filter((offer) => isWanted(offer) && whyUnavailable(offer) === null)
}

/** The cheapest of some packages, of equal ones the first; null of none. */
export function cheapestOffer(offers: readonly Offer[], now: Date): BestOffer | null {
  let best: Offer | null = null
  let lowestMinor = Infinity
  for (const offer of offers) {
    const totalMinor = stayTotalMinor(offer)
    if (totalMinor >= lowestMinor) continue
    best = offer
    lowestMinor = totalMinor
  }
  return best && presentable(best, now)
}

function presentable(offer: Offer, now: Date): BestOffer {
  const { room, ratePackage, nights, stay, currencyCode } = offer
  return {
    offer,
    price: stayPrice(priceStay(offer), currencyCode, ratePackage.originalPercent),
    stockLeft: fewestRoomsLeft(room.stock, nightsOfStay(stay), nights),
    returnPolicy: currentReturnPolicy(offer, now),
  }
}

function currentReturnPolicy({ ratePackage, stay, hotel }: Offer, now: Date): number {
  const until = freeCancelUntil(ratePackage, stay.checkIn, hotel.timeZone)
  return until && until > now ? ratePackage.returnPolicy : CHARGED
}
