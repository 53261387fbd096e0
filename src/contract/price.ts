import { Type, type Static } from 'typebox'
import { CurrencyCode, Day, Minor } from './scalars'

/** The spec's three price fields: code, symbol and the amount as it is to be shown, e.g. CNY, ¥, 1,280. */
export const shownAmountFields = {
  currencyCode: CurrencyCode,
  currencySymbol: Type.String(),
  currencyAmount: Type.String(),
}

/** What whoever asks is told of a member price that is lower than the public one: a VIP has it already (the public total is struck through), who is signed in sees it, and a visitor learns only that there is one. */
const VipPrice = Type.Union([
  Type.Object({ state: Type.Literal('taken') }),
  Type.Object({ state: Type.Literal('offered'), amount: Type.String({ description: 'Total of the stay for a VIP' }) }),
  Type.Object({ state: Type.Literal('hidden') }),
])
export type VipPrice = Static<typeof VipPrice>

/** What a stay costs, the one number of list, detail, order and charge: all rooms, all nights, taxes and fees included. */
export const StayPrice = Type.Object({
  ...shownAmountFields,
  totalMinor: Minor,
  perNightAmount: Type.String({ description: 'Total over nights and rooms, shown beside the total' }),
  perNightMinor: Minor,
  originalAmount: Type.Union([Type.String(), Type.Null()], {
    description: 'Total before a discount, struck through; for a VIP the public total',
  }),
  nights: Type.Integer({ minimum: 1 }),
  rooms: Type.Integer({ minimum: 1 }),
  vip: Type.Optional(VipPrice),
})
export type StayPrice = Static<typeof StayPrice>

/** One night of one room in a breakdown. */
const NightPrice = Type.Object({
  date: Day,
  baseMinor: Minor,
  taxMinor: Minor,
  baseAmount: Type.String(),
  publicMinor: Type.Optional(Minor),
  publicAmount: Type.Optional(Type.String({ description: 'Before the member price' })),
})

/** What the member price takes off: the nights as the public pays them, less what is saved, are the goods. */
const MemberLine = Type.Object({
  publicGoodsMinor: Minor,
  publicGoodsAmount: Type.String(),
  savedMinor: Minor,
  savedAmount: Type.String(),
})

/** The parts of a total; goods (all nights, all rooms) and tax add up to it exactly, and `member` says what a VIP saves on the goods. */
export const PriceBreakdown = Type.Object({
  ...shownAmountFields,
  nightly: Type.Array(NightPrice),
  rooms: Type.Integer({ minimum: 1 }),
  goodsMinor: Minor,
  goodsAmount: Type.String(),
  member: Type.Optional(MemberLine),
  taxMinor: Minor,
  taxAmount: Type.String(),
  totalMinor: Minor,
  hotelCurrencyCode: CurrencyCode,
  hotelTotalAmount: Type.String({ description: "The same total in the hotel's own currency, for information" }),
})
export type PriceBreakdown = Static<typeof PriceBreakdown>
