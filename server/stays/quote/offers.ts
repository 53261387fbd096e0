import type { Catalogue, ListedHotel } from '../catalogue/catalogue'
import { NO_DAY_RULES, NO_NIGHTS, type SaleState } from '../repository/sale-state'
import type { Stay, StayPrice } from '@/contract/stay'
import { type QuoteFacts, stayPrice, vipOffer } from '@/domain/rates/quote-package'
import type { ListedHotelRow, PackageRow, RoomTypeRow } from '../repository/catalogue'
import { todayIn } from '../../kernel/time/zones'
import { priceStay, type StayPricing, stayTotalMinor } from '@/domain/rates/stay-pricer'
import type { HotelRate, PackageRate } from '@/domain/rates/rate-facts'
import { fewestRoomsLeft } from '@/domain/rates/rooms-left'
import { nightsOfStay } from '@/domain/stays/nights'
import { whyUnavailable } from '@/domain/stays/why-unavailable'
import { type CancelRule, CHARGED, freeCancelUntil } from './cancellation'

/** What all hotels of one reply are quoted with. */
export interface SaleFacts {
  readonly catalogue: Catalogue
  readonly state: SaleState
  readonly now: Date
  /** Display currency. */
  readonly currencyCode: string
}

const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map()

/** One package of a listed hotel with everything its quote depends on. */
export interface Offer extends QuoteFacts {
  readonly hotel: ListedHotelRow
  readonly room: RoomTypeRow
  readonly ratePackage: PackageRow
}

/** Returns all packages of a hotel for a stay, ready to be quoted, in the hotel's order. */
export function offersOf({ hotel, rooms }: ListedHotel, facts: SaleFacts, stay: Stay): Offer[] {
  const { catalogue, state, currencyCode } = facts
  const holidays = catalogue.holidays.get(hotel.countryCode) ?? NO_HOLIDAYS
  const today = todayIn(hotel.timeZone, facts.now)
  return rooms.flatMap(({ room, packages }) => {
    const nights = state.nights.get(room.id) ?? NO_NIGHTS
    const dayRules = state.dayRules.get(room.id) ?? NO_DAY_RULES
    const { fx } = catalogue
    return packages.map((ratePackage) => ({
      hotel,
      room,
      ratePackage,
      nights,
      dayRules,
      holidays,
      fx,
      currencyCode,
      viewer: state.viewer,
      stay,
      today,
    }))
  })
}

/** The offer that represents a hotel in lists. returnPolicy is the one that applies now; stockLeft is null where the number of rooms is unknown. */
export interface ShownOffer {
  readonly price: StayPrice
  readonly stockLeft: number | null
  readonly returnPolicy: number
}

/** The cheapest package of a hotel that can be booked for a stay. */
export interface BestOffer extends ShownOffer {
  readonly offer: Offer
}

/** Everything that a shown offer depends on. */
interface ShownPricing extends StayPricing {
  readonly hotel: HotelRate & { readonly timeZone: string }
  readonly ratePackage: PackageRate & CancelRule
}

/** Criteria of the packages that may represent a hotel. */
interface OfferCriteria {
  readonly freeCancellation: boolean
}

/** Returns the packages of a hotel that can be booked for a stay. */
export function bookableOffers(listed: ListedHotel, facts: SaleFacts, stay: Stay, criteria: OfferCriteria): Offer[] {
  const isWanted = (offer: Offer) => !criteria.freeCancellation || currentReturnPolicy(offer, facts.now) !== CHARGED
  return offersOf(listed, facts, stay).filter((offer) => isWanted(offer) && whyUnavailable(offer) === null)
}

/** Returns the cheapest of some packages, of equal ones the first; null where there are none. */
export function cheapestOffer(offers: readonly Offer[], now: Date): BestOffer | null {
  let best: Offer | null = null
  let lowestMinor = Infinity
  for (const offer of offers) {
    const totalMinor = stayTotalMinor(offer)
    if (totalMinor >= lowestMinor) continue
    best = offer
    lowestMinor = totalMinor
  }
  return best && { offer: best, ...shownOffer(best, now) }
}

/** Returns the offer as lists show it. */
export function shownOffer(pricing: ShownPricing, now: Date): ShownOffer {
  const { room, ratePackage, nights, stay, currencyCode } = pricing
  return {
    price: stayPrice(priceStay(pricing), currencyCode, ratePackage.originalPercent, vipOffer(pricing)),
    stockLeft: room.isStockStated === false ? null : fewestRoomsLeft(room.stock, nightsOfStay(stay), nights),
    returnPolicy: currentReturnPolicy(pricing, now),
  }
}

function currentReturnPolicy({ ratePackage, stay, hotel }: ShownPricing, now: Date): number {
  const until = freeCancelUntil(ratePackage, stay.checkIn, hotel.timeZone)
  return until && until > now ? ratePackage.returnPolicy : CHARGED
}
