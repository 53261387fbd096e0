import type { OrderChannel } from '@/contract/order'
import type { CouponSubmitPage, SubmitCouponOrder } from '@/contract/coupon-order'
import { contactFaults } from '../account/contact'
import { isEmail } from '../account/email'
import { cleanTel } from '../account/phone'
import { attemptOutcome } from '../attempt'
import type { ContactFields, FieldFault } from '../booking/booking-form'
import type { Failure } from '../failure'
import { loginText } from '../text/login-text'
import { countOf } from '../text/phrases'
import { limitText } from './sale-text'

/** Fields of the form that buys vouchers. */
export interface PurchaseForm {
  readonly name: string
  readonly contact: ContactFields
  /** Whether the vouchers go to somebody else. */
  readonly isGift: boolean
  readonly giftEmail: string
  readonly giftMessage: string
  readonly acceptsTerms: boolean
}

/** A form that nobody has written in yet. */
export const EMPTY_PURCHASE_FORM: PurchaseForm = {
  name: '',
  contact: { email: '', countryCode: '86', phone: '' },
  isGift: false,
  giftEmail: '',
  giftMessage: '',
  acceptsTerms: false,
}

/** What is wrong with the form, in sentences by field; null where all is well. */
export type PurchaseFaults = Readonly<Record<keyof ContactFields | 'name' | 'giftEmail' | 'terms', string | null>>

/** Checks the form. */
export function purchaseFaults({ name, contact, isGift, giftEmail, acceptsTerms }: PurchaseForm): PurchaseFaults {
  const faults = contactFaults({ ...contact, name })
  return {
    name: faults.name ?? null,
    email: faults.email ?? null,
    countryCode: faults.countryCode ?? null,
    phone: faults.phone ?? null,
    giftEmail: isGift && !isEmail(giftEmail.trim()) ? loginText.invalidEmail : null,
    terms: acceptsTerms ? null : 'Please read the terms and agree to them',
  }
}

/** The first fault in the order of the page, or null. */
export function firstPurchaseFault(faults: PurchaseFaults): FieldFault | null {
  const fields = [
    ['buyer', faults.name],
    ['email', faults.email],
    ['phone', faults.countryCode ?? faults.phone],
    ['gift-email', faults.giftEmail],
    ['terms', faults.terms],
  ] as const
  for (const [fieldId, message] of fields) if (message !== null) return { fieldId, message }
  return null
}

/** What is sent to buy: the form, cleaned, with the token that fixes price and terms and where the order came from. */
export function purchaseBody(form: PurchaseForm, verifyToken: string, channel: OrderChannel): SubmitCouponOrder {
  const { contact, isGift } = form
  return {
    verifyToken,
    contact: {
      name: form.name.trim().replace(/\s+/g, ' '),
      email: contact.email.trim(),
      countryCode: contact.countryCode,
      phone: cleanTel(contact.phone),
    },
    ...(isGift && { gift: { email: form.giftEmail.trim(), message: form.giftMessage.trim() } }),
    channel,
  }
}

const outcomes = new Map([
  ['token_expired', 'check_again'],
  ['bad_token', 'check_again'],
  ['price_changed', 'check_again'],
  ['difference_changed', 'check_again'],
  ['date_refused', 'date_gone'],
  ['sold_out', 'sale_changed'],
  ['limit_reached', 'sale_changed'],
  ['sale_ended', 'sale_changed'],
  ['duplicate_order', 'duplicate'],
  ['too_many_unpaid', 'too_many'],
] as const)

/** What a failed purchase means for its page; duplicate is already ordered, too_many means too many unpaid orders. */
export const purchaseOutcome = (failure: Failure) => attemptOutcome(failure, outcomes)

/** The message that fewer vouchers can be bought than were wanted; null where all can. */
export function shortText({ product, quantity, wantedQuantity, mostQuantity }: CouponSubmitPage): string | null {
  if (quantity >= wantedQuantity) return null
  return mostQuantity < product.stockLeft
    ? limitText(product)
    : `Only ${countOf(mostQuantity, 'voucher')} left, so the number was changed to ${quantity}.`
}

/** Why no further voucher can be added, or none be taken away. */
export function boundText(bound: 'min' | 'max', { product, mostQuantity }: CouponSubmitPage): string {
  if (bound === 'min') return `At least ${countOf(product.minQuantity, 'voucher')}`
  return mostQuantity < product.stockLeft ? limitText(product) : `Only ${countOf(mostQuantity, 'voucher')} left`
}

const MOST_AT_ONCE = 99

/** The number of vouchers in an address; undefined for none. */
export function readQuantity(text: string | undefined): number | undefined {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= MOST_AT_ONCE ? count : undefined
}

/** The query for the price of a number of vouchers; without a number, of the smallest quantity that is sold. */
export const submitPageQuery = (skuId: string, quantity: number | undefined) => ({
  skuId,
  ...(quantity !== undefined && { quantity }),
})

const closedByState = {
  not_started: { title: 'Not on sale yet', text: 'The sale of this voucher has not begun.' },
  sold_out: { title: 'Sold out', text: 'All of these vouchers are sold.' },
  ended: { title: 'The sale has ended', text: 'This voucher can no longer be bought.' },
} as const

/** Why nothing can be bought, with the rule of the limit where it is reached. */
export function closedText(product: CouponSubmitPage['product']): { readonly title: string; readonly text: string } {
  const { state } = product
  if (state === 'limit_reached') return { title: 'You have reached the limit', text: limitText(product) }
  return closedByState[state === 'on_sale' || state === 'few_left' ? 'sold_out' : state]
}
