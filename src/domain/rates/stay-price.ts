import type { StayPrice } from '@/contract/stay'
import { formatAmount } from '../money/amount-text'
import type { StayAmounts } from './price-stay'
import { roundToPriceUnit } from './price-unit'
import { shownAmount } from './shown-amount'
import type { VipOffer } from './vip-offer'

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
