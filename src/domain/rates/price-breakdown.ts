import type { PriceBreakdown } from '@/contract/price'
import { formatAmount } from '../money/format-amount'
import type { StayAmounts } from './price-stay'
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
    nightly: amounts.nightly.map((night) => ({ ...night, baseAmount: formatAmount(night.baseMinor, currencyCode) })),
    rooms: amounts.rooms,
    goodsMinor: amounts.goodsMinor,
    goodsAmount: formatAmount(amounts.goodsMinor, currencyCode),
    taxMinor: amounts.taxMinor,
    taxAmount: formatAmount(amounts.taxMinor, currencyCode),
    totalMinor: amounts.totalMinor,
    hotelCurrencyCode: hotelTotal.currencyCode,
    hotelTotalAmount: formatAmount(hotelTotal.totalMinor, hotelTotal.currencyCode),
  }
}
