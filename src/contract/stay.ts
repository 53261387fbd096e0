import { type Static, Type } from 'typebox'
import { CurrencyCode, Day, Instant, Minor, Nullable } from './scalars'

/** The stay used for pricing. Days are nights [checkIn, checkOut) in hotel days; guests are for all rooms together. Defaults to one night from tomorrow at the destination, one room, two adults. */
export const StayInput = {
  checkIn: Type.Optional(Day),
  checkOut: Type.Optional(Day),
  rooms: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  adults: Type.Optional(Type.Integer({ minimum: 1, maximum: 36 })),
  children: Type.Optional(Type.Integer({ minimum: 0, maximum: 36 })),
}

/** A stay with every part decided. */
export const Stay = Type.Object({
  checkIn: Day,
  checkOut: Day,
  nights: Type.Integer({ minimum: 1 }),
  rooms: Type.Integer({ minimum: 1 }),
  adults: Type.Integer({ minimum: 1 }),
  children: Type.Integer({ minimum: 0 }),
})
export type Stay = Static<typeof Stay>

/** Why an offer can't be booked for a stay, as data that a button can mend: minimum_stay with nights 2 is 'Stay 1 more night'. */
export const Unavailable = Type.Object({
  reason: Type.Union([
    Type.Literal('no_inventory'),
    Type.Literal('minimum_stay'),
    Type.Literal('maximum_stay'),
    Type.Literal('stay_step'),
    Type.Literal('checkin_not_allowed'),
    Type.Literal('checkout_not_allowed'),
    Type.Literal('stay_through_not_allowed'),
    Type.Literal('maximum_occupancy'),
    Type.Literal('maximum_rooms'),
    Type.Literal('advance_purchase'),
    Type.Literal('past_date'),
  ]),
  message: Type.String(),
  limit: Nullable(Type.Integer(), {
    description: 'Nights, guests, rooms or days, depending on the reason',
  }),
  dates: Type.Array(Day, {
    description:
      'Nights that are sold out; or the day that the stay may not begin or end on, with those right after it; or those that it may not run through',
  }),
})
export type Unavailable = Static<typeof Unavailable>

const NightCount = Nullable(Type.Integer({ minimum: 1 }))

/** One day of a hotel's or package's calendar, for one room; a hotel's day covers all packages that are still sold. */
export const CalendarDay = Type.Object({
  date: Day,
  isAvailable: Type.Boolean({ description: 'Whether the night that begins on the day is sold' }),
  closedBy: Type.Union([
    Type.Literal('no_inventory'),
    Type.Literal('advance_purchase'),
    Type.Literal('past_date'),
    Type.Null(),
  ]),
  amount: Nullable(Type.String(), {
    description: 'Compact price of the night with taxes, null where it is not sold',
  }),
  totalMinor: Nullable(Minor),
  isLowest: Type.Boolean(),
  holiday: Nullable(Type.String()),
  stockLeft: Nullable(Type.Integer({ minimum: 0 }), {
    description: 'Rooms left on the night if three or fewer',
  }),
  checkinAllowed: Type.Boolean(),
  checkoutAllowed: Type.Boolean(),
  stayThroughAllowed: Type.Boolean({
    description: 'Whether a stay may include the day, not just begin or end on it',
  }),
  minNights: NightCount,
  maxNights: NightCount,
})
export type CalendarDay = Static<typeof CalendarDay>

/** A public holiday that is still to come, as a stay over all of its days. */
export const UpcomingHoliday = Type.Object({ name: Type.String(), checkIn: Day, checkOut: Day })
export type UpcomingHoliday = Static<typeof UpcomingHoliday>

/** The spec's three price fields: code, symbol and the amount as it is to be shown, e.g. CNY, ¥, 1,280. */
export const shownAmountFields = {
  currencyCode: CurrencyCode,
  currencySymbol: Type.String(),
  currencyAmount: Type.String(),
}

/** A VIP price below the public one, by viewer: a VIP has it already (the public total is struck through), a signed-in user sees it, and a visitor learns only that it exists. */
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
  originalAmount: Nullable(Type.String(), {
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
  publicAmount: Type.Optional(Type.String({ description: 'Before the VIP price' })),
})

/** What the member price takes off: the nights as the public pays them, less what is saved, are the goods. */
const VipLine = Type.Object({
  publicGoodsMinor: Minor,
  publicGoodsAmount: Type.String(),
  savedMinor: Minor,
  savedAmount: Type.String(),
})

/** The parts of a total; goods (all nights, all rooms) and tax add up to it exactly, and `member` is what a VIP saves on the goods. */
export const PriceBreakdown = Type.Object({
  ...shownAmountFields,
  nightly: Type.Array(NightPrice),
  rooms: Type.Integer({ minimum: 1 }),
  goodsMinor: Minor,
  goodsAmount: Type.String(),
  member: Type.Optional(VipLine),
  taxMinor: Minor,
  taxAmount: Type.String(),
  totalMinor: Minor,
  hotelCurrencyCode: CurrencyCode,
  hotelTotalAmount: Type.String({ description: "The same total in the hotel's own currency, for information" }),
})
export type PriceBreakdown = Static<typeof PriceBreakdown>

/** One tier of a cancellation policy as amounts: cancelling within [startAt, endAt) retains one amount and refunds the other. */
export const PenaltyTier = Type.Object({
  startAt: Nullable(Instant),
  endAt: Nullable(Instant),
  endText: Nullable(Type.String(), { description: 'endAt in hotel time, e.g. Sat 14 Nov 18:00' }),
  feeMinor: Minor,
  feeAmount: Type.String(),
  refundMinor: Minor,
  refundAmount: Type.String(),
})
export type PenaltyTier = Static<typeof PenaltyTier>

/** Cancellation terms of one offer; texts are made from the tiers and name the hotel's own time. */
export const CancellationTerms = Type.Object({
  returnPolicy: Type.Integer({ description: '1 or 2: free cancellation until freeUntilAt; otherwise charged' }),
  freeUntilAt: Nullable(Instant),
  summary: Type.String({ description: 'e.g. Free cancellation until Sat 14 Nov 18:00, Bangkok time' }),
  timeZone: Type.String({ description: 'IANA zone of the hotel' }),
  tiers: Type.Array(PenaltyTier),
})
export type CancellationTerms = Static<typeof CancellationTerms>
