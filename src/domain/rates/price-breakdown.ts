import type { PriceBreakdown } from '@/contract/stay'
import { formatAmount } from '../money/amount-text'
import type { StayAmounts } from './price-stay'
import type { NightAmounts } from './stay-pricer'
import { shownAmount } from './shown-amount'

/** The same price in the hotel's own currency, for information. */
export interface HotelTotal {
  readonly currencyCode: string
  readonly totalMinor: number
}

/** A stay's amounts as the lines of a bill, which add up to the total exactly. */
export function priceBreakdown(amounts: StayAmounts, currencyCode: string, hotelTotal: HotelTotal): PriceBreakdown {
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
