import { Type, type Static } from 'typebox'
import { CurrencyCode, Day, Minor } from './scalars'

/** The spec's three price fields: code, symbol and the amount as it is to be shown, e.g. CNY, ¥, 1,280. */
export const shownAmountFields = {
  currencyCode: CurrencyCode,
  currencySymbol: Type.String(),
  currencyAmount: Type.String(),
}

/** What a stay costs, the one number of list, detail, order and charge: all rooms, all nights, taxes and fees included. */
export const StayPrice = Type.Object({
  ...shownAmountFields,
  totalMinor: Minor,
  perNightAmount: Type.String({ description: 'Total over nights and rooms, shown beside the total' }),
  perNightMinor: Minor,
  originalAmount: Type.Union([Type.String(), Type.Null()], { description: 'Total before a discount, struck through' }),
  nights: Type.Integer({ minimum: 1 }),
  rooms: Type.Integer({ minimum: 1 }),
})
export type StayPrice = Static<typeof StayPrice>

/** One night of one room in a breakdown. */
const NightPrice = Type.Object({
  date: Day,
  baseMinor: Minor,
  taxMinor: Minor,
  baseAmount: Type.String(),
})

/** The parts of a total; goods (all nights, all rooms) and tax add up to it exactly. */
export const PriceBreakdown = Type.Object({
  ...shownAmountFields,
  nightly: Type.Array(NightPrice),
  rooms: Type.Integer({ minimum: 1 }),
  goodsMinor: Minor,
  goodsAmount: Type.String(),
  taxMinor: Minor,
  taxAmount: Type.String(),
  totalMinor: Minor,
  hotelCurrencyCode: CurrencyCode,
  hotelTotalAmount: Type.String({ description: "The same total in the hotel's own currency, for information" }),
})
export type PriceBreakdown = Static<typeof PriceBreakdown>
