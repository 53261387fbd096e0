import type { PriceBreakdown, Stay, StayPrice, Unavailable } from '@/contract/stay'
import { type DayRules, nightsOfStay } from '../stays/nights'
import { whyUnavailable } from '../stays/why-unavailable'
import { priceBreakdown } from './price-breakdown'
import { priceStay, type StayAmounts, type StayPricing } from './price-stay'
import { fewestRoomsLeft } from './rooms-left'
import { stayPrice } from './stay-price'
import { vipOffer } from './vip-offer'

/** Everything that a quote depends on; today is the calendar day at the hotel. */
export interface QuoteFacts extends StayPricing {
  readonly dayRules: DayRules
  readonly stay: Stay
  readonly today: string
}

/** What a package costs for a stay and whether it can be booked; stockLeft is the fewest rooms left on any of the nights. */
export interface PackageQuote {
  readonly price: StayPrice
  readonly breakdown: PriceBreakdown
  readonly amounts: StayAmounts
  readonly stockLeft: number
  readonly unavailable: Unavailable | null
}

/** Quotes one package for one stay: the only way to a price, for list, detail, price check and order alike. */
export function quotePackage(facts: QuoteFacts): PackageQuote {
  const { hotel, room, ratePackage, nights, currencyCode, stay } = facts
  const amounts = priceStay(facts)
  const own = hotel.currencyCode === currencyCode ? amounts : priceStay({ ...facts, currencyCode: hotel.currencyCode })
  return {
    price: stayPrice(amounts, currencyCode, ratePackage.originalPercent, vipOffer(facts)),
    breakdown: priceBreakdown(amounts, currencyCode, {
      currencyCode: hotel.currencyCode,
      totalMinor: own.totalMinor,
    }),
    amounts,
    stockLeft: fewestRoomsLeft(room.stock, nightsOfStay(stay), nights),
    unavailable: whyUnavailable(facts),
  }
}
