import { Type, type Static } from 'typebox'
import { Day, Minor, Nullable } from './scalars'

/** How a voucher is used: exchanged for a room, by an appointment, or by showing its code. */
export const VoucherUse = Type.Enum(['exchange', 'appointment', 'code'])
export type VoucherUse = Static<typeof VoucherUse>

/**
 * When a voucher that was not used is paid back: at any time and by itself when it expires, as long as no date was ever booked with it,
 * by itself when it expires and not before, or never.
 */
export const VoucherRefund = Type.Enum(['any_time', 'until_booked', 'on_expiry', 'none'])
export type VoucherRefund = Static<typeof VoucherRefund>

/** Days from and to, both included. */
const DayRange = Type.Object({ from: Day, to: Day })

/** A weekday, 0 for Monday. */
const Weekday = Type.Integer({ minimum: 0, maximum: 6 })

/** What a night costs on top, on weekdays or on days. */
export const VoucherSurcharge = Type.Union([
  Type.Object({
    kind: Type.Literal('weekdays'),
    weekdays: Type.Array(Weekday, { minItems: 1, maxItems: 7 }),
    amountMinor: Minor,
  }),
  Type.Object({ kind: Type.Literal('days'), ...DayRange.properties, amountMinor: Minor }),
])
export type VoucherSurcharge = Static<typeof VoucherSurcharge>

/** How the difference of an exchange is made: by the surcharges above, or by the price of the days less what the voucher counts for. */
const VoucherDifference = Type.Union([
  Type.Object({ kind: Type.Literal('table') }),
  Type.Object({
    kind: Type.Literal('market'),
    mostMinor: Nullable(Minor, { description: 'The most that it can be for one voucher' }),
  }),
])
type VoucherDifference = Static<typeof VoucherDifference>

/** The terms of a voucher, as data: src/domain/vouchers/terms-text.ts makes every sentence about them. Amounts are in the SKU's currency. */
export const VoucherTerms = Type.Object({
  use: VoucherUse,
  meal: Type.String({ maxLength: 60, description: 'e.g. Breakfast for 2; empty for none' }),
  extras: Type.Array(Type.String({ minLength: 1, maxLength: 80 }), {
    maxItems: 12,
    description: 'Parts of the stay, such as a late check-out, or of the only service that is sold',
  }),
  services: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 80 }), {
      maxItems: 12,
      description: 'Separate travel services, such as a guided walk: nights with one of them are a package by law',
    }),
  ),
  bookAheadDays: Type.Integer({ minimum: 0, maximum: 90 }),
  blackouts: Type.Array(DayRange, { maxItems: 40, description: 'Nights on which it can not be used' }),
  weekdays: Type.Array(Weekday, {
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
    description: 'Nights on which it can be used',
  }),
  surcharges: Type.Array(VoucherSurcharge, { maxItems: 40, description: 'Of a night, all that apply are added' }),
  difference: VoucherDifference,
  refund: VoucherRefund,
  isPartial: Type.Boolean({ description: 'Whether its nights can be used one after another' }),
  isTransferable: Type.Boolean({ description: 'Whether it can be given to somebody else' }),
  cancelDays: Type.Integer({
    minimum: 0,
    maximum: 60,
    description: 'Days before check-in until which a booked date can be cancelled',
  }),
  needsDocuments: Type.Boolean({ description: 'Whether the hotel wants documents of the guests' }),
})
export type VoucherTerms = Static<typeof VoucherTerms>

/** Fields of vouchers that orders and payments show. */
export const boughtVoucherFields = {
  skuId: Type.String(),
  name: Type.String(),
  variant: Type.String(),
  quantity: Type.Integer(),
}

/** When vouchers are valid: from a day to a day, both included, or for a number of days after the purchase. */
export const VoucherValidity = Type.Union([
  Type.Object({ kind: Type.Literal('days'), from: Nullable(Day), until: Day }),
  Type.Object({ kind: Type.Literal('after_purchase'), days: Type.Integer({ minimum: 1, maximum: 1830 }) }),
])
export type VoucherValidity = Static<typeof VoucherValidity>

/** States of a voucher; revoked where the bank has taken its payment back. */
export const VoucherStatus = Type.Enum([
  'UNUSED',
  'ASKED',
  'APPOINTED',
  'EXCHANGING',
  'EXCHANGED',
  'USED',
  'REFUNDING',
  'REFUNDED',
  'EXPIRED',
  'AUTO_REFUNDING',
  'REVOKED',
])
export type VoucherStatus = Static<typeof VoucherStatus>

/** States of an order of vouchers: to use while a voucher of it can be used or is in use. */
export const CouponOrderStatus = Type.Enum([
  'TO_PAY',
  'TO_USE',
  'COMPLETED',
  'CLOSED_TIMEOUT',
  'CANCELLED',
  'AUTO_REFUNDING',
  'REFUNDED',
])
export type CouponOrderStatus = Static<typeof CouponOrderStatus>

/** States of a stay that a voucher is exchanged for. */
export const ExchangeOrderStatus = Type.Enum([
  'TO_PAY',
  'CONFIRMED',
  'COMPLETED',
  'CLOSED_TIMEOUT',
  'CANCELLED',
  'CANCELLED_WITH_FEE',
  'AUTO_REFUNDING',
  'REFUNDED',
])
export type ExchangeOrderStatus = Static<typeof ExchangeOrderStatus>

/** States of an order of vouchers with a date: booked while a voucher of it can be used or is in use. */
export const MixOrderStatus = Type.Enum([
  'TO_PAY',
  'BOOKED',
  'COMPLETED',
  'CLOSED_TIMEOUT',
  'CANCELLED',
  'CANCELLED_WITH_FEE',
  'AUTO_REFUNDING',
  'REFUNDED',
])
export type MixOrderStatus = Static<typeof MixOrderStatus>
