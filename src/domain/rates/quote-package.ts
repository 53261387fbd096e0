import type { PriceBreakdown, Stay, StayPrice, Unavailable, VipPrice } from '@/contract/stay'
import { formatAmount, shownAmount } from '../money/amount-text'
import { type NightAmounts, priceStay, type StayAmounts, type StayPricing } from './stay-pricer'
import { roundToPriceUnit } from './price-unit'
import { type DayRules, nightsOfStay } from '../stays/nights'
import { whyUnavailable } from '../stays/why-unavailable'
import { fewestRoomsLeft } from './rooms-left'

/** The same price in the hotel's own currency, for information. */
interface HotelTotal {
  readonly currencyCode: string
  readonly totalMinor: number
}

/** A stay's amounts as the lines of a bill, which add up to the total exactly. */
function priceBreakdown(amounts: StayAmounts, currencyCode: string, hotelTotal: HotelTotal): PriceBreakdown {
  return {
    ...shownAmount(amounts.totalMinor, currencyCode),
    nightly: amounts.nightly.map((night) => presentNight(night, currencyCode)),
    rooms: amounts.rooms,
    goodsMinor: amounts.goodsMinor,
    goodsAmount: formatAmount(amounts.goodsMinor, currencyCode),
    ...(amounts.savedMinor > 0 ? { member: vipLine(amounts, currencyCode) } : {}),
    taxMinor: amounts.taxMinor,
    taxAmount: formatAmount(amounts.taxMinor, currencyCode),
    totalMinor: amounts.totalMinor,
    hotelCurrencyCode: hotelTotal.currencyCode,
    hotelTotalAmount: formatAmount(hotelTotal.totalMinor, hotelTotal.currencyCode),
  }
}

function presentNight({ date, baseMinor, savedMinor, taxMinor }: NightAmounts, currencyCode: string) {
  const night = { date, baseMinor, taxMinor, baseAmount: formatAmount(baseMinor, currencyCode) }
  if (savedMinor === 0) return night
  const publicMinor = baseMinor + savedMinor
  return { ...night, publicMinor, publicAmount: formatAmount(publicMinor, currencyCode) }
}

function vipLine({ goodsMinor, savedMinor }: StayAmounts, currencyCode: string) {
  const publicGoodsMinor = goodsMinor + savedMinor
  return {
    publicGoodsMinor,
    publicGoodsAmount: formatAmount(publicGoodsMinor, currencyCode),
    savedMinor,
    savedAmount: formatAmount(savedMinor, currencyCode),
  }
}

/** VIP price facts that the caller may see for a package, and the public total; null where a VIP pays no less for the stay. */
interface VipOffer {
  readonly vip: VipPrice
  readonly publicTotalMinor: number
}

/** Returns the VIP offer: a VIP has it, a signed-in user sees it, a visitor learns only that one exists. VIP-only prices require a sign-in. */
export function vipOffer(pricing: StayPricing): VipOffer | null {
  const { viewer, ratePackage, currencyCode } = pricing
  if (ratePackage.memberPercent === null) return null
  const publicTotalMinor = priceStay({ ...pricing, viewer: 'visitor' }).totalMinor
  const vipTotalMinor = priceStay({ ...pricing, viewer: 'vip' }).totalMinor
  if (vipTotalMinor >= publicTotalMinor) return null
  if (viewer === 'visitor') return { vip: { state: 'hidden' }, publicTotalMinor }
  if (viewer === 'vip') return { vip: { state: 'taken' }, publicTotalMinor }
  return { vip: { state: 'offered', amount: formatAmount(vipTotalMinor, currencyCode) }, publicTotalMinor }
}

/** A stay's amounts as list, detail and order show them; struck through is, for a VIP, the public total, for others originalPercent of the total. */
export function stayPrice(
  amounts: StayAmounts,
  currencyCode: string,
  originalPercent: number | null,
  offer: VipOffer | null,
): StayPrice {
  const { totalMinor, rooms } = amounts
  const nights = amounts.nightly.length
  const perNightMinor = roundToPriceUnit(totalMinor / (nights * rooms), currencyCode)
  const beforeMinor = roundToPriceUnit((totalMinor * (originalPercent ?? 0)) / 100, currencyCode)
  const originalMinor = offer?.vip.state === 'taken' ? offer.publicTotalMinor : beforeMinor
  const { currencySymbol, currencyAmount } = shownAmount(totalMinor, currencyCode)
  return {
    currencyCode,
    currencySymbol,
    currencyAmount,
    totalMinor,
    perNightAmount: formatAmount(perNightMinor, currencyCode),
    perNightMinor,
    originalAmount: originalMinor > totalMinor ? formatAmount(originalMinor, currencyCode) : null,
    nights,
    rooms,
    ...(offer ? { vip: offer.vip } : {}),
  }
}

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
