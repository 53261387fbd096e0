import type { SubmitCouponOrder } from '@/contract/coupon-order'
import type { SubmitExchange } from '@/contract/exchange'
import type { CombinationPage } from '@/contract/mix-order'
import type { OrderChannel } from '@/contract/order'
import type { BookingForm, FieldFault } from '../booking/booking-form'
import { submitBody } from '../booking/submit'
import { isRecord } from '../is-record'
import { codedAmount } from '../money/amount-text'
import { countOf } from '../text/phrases'
import { type PurchaseForm, purchaseBody } from './purchase-form'

/** The stay that is bought with vouchers; checkIn is null until a day is chosen. */
export interface PurchaseDate {
  readonly roomTypeId: string
  readonly checkIn: string | null
}

/** A date with its guests, as the draft of a purchase stores it; null where the vouchers are bought without one. */
export interface StoredDate {
  readonly choice: PurchaseDate | null
  readonly form: BookingForm
}

/** What is sent to buy: vouchers alone, or with the date of the first of them. */
export type PurchaseBody = SubmitCouponOrder | SubmitExchange

/** Whether a body buys vouchers with a date. */
export const hasDate = (body: PurchaseBody): body is SubmitExchange => 'token' in body

/** What is sent to buy vouchers with a date: buyer and guests, cleaned, with the token that fixes stay and price. */
export function datedBody(
  buyer: PurchaseForm,
  guestForm: BookingForm,
  token: string,
  channel: OrderChannel,
): SubmitExchange {
  const { contact } = purchaseBody(buyer, token, channel)
  const { guests, specialRequest } = submitBody(guestForm, token, channel)
  return { token, contact, guests, channel, ...(specialRequest !== undefined && { specialRequest }) }
}

/** Whether a value from a draft is a date with its guests. */
export function isStoredDate(value: unknown): value is StoredDate {
  if (!isRecord(value) || !isRecord(value.form)) return false
  const { choice, form } = value
  const isChoice = choice === null || (isRecord(choice) && typeof choice.roomTypeId === 'string')
  return isChoice && Array.isArray(form.guestNames) && Array.isArray(form.chosen) && isRecord(form.contact)
}

/** The first guest without a name that can be used, with the id of the field; null for none. */
export function guestFault(guests: readonly (string | null)[]): FieldFault | null {
  const at = guests.findIndex((fault) => fault !== null)
  const message = guests[at] ?? null
  return message === null ? null : { fieldId: `guest-${at + 1}`, message }
}

/** The bill of vouchers with a date, whose lines add up to its last one. */
export function datedBill(page: CombinationPage): { label: string; value: string }[] {
  const { quantity, voucherAmount, parts, currencySymbol } = page
  return [
    { label: countOf(quantity, 'voucher'), value: `${currencySymbol} ${voucherAmount}` },
    ...parts.map(({ text, amount }) => ({ label: text, value: `${currencySymbol} ${amount}` })),
    { label: 'Total', value: codedAmount(page) },
  ]
}
