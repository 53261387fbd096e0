import type { OrderStatus } from '@/contract/order'
import type { AttemptStatus, PaymentPage, PaymentStatus } from '@/contract/payment'
import type { CouponOrderStatus, ExchangeOrderStatus, MixOrderStatus } from '@/contract/voucher-terms'
import type { OrderKind } from '../orders/order-tables'
import { orderNoun } from '../orders/order-prompts'
import { finishOfKind, giftPaid } from './finish-of-kind'

/** Result that the traveler sees after paying. */
export type FinishState =
  | 'confirmed'
  | 'confirming'
  | 'checking'
  | 'unpaid'
  | 'declined'
  | 'closed'
  | 'late'
  | 'refunded'
  | 'cancelled'
  | 'rejected'

/** How order, payment and newest attempt stand; attempt is null where nobody has tried to pay. */
interface FinishFacts {
  readonly order: OrderStatus | CouponOrderStatus | ExchangeOrderStatus | MixOrderStatus
  readonly payment: PaymentStatus
  readonly attempt: AttemptStatus | null
}

/** What is so after paying, by what the server knows; an open attempt is never a failed one. */
export function finishState({ order, payment, attempt }: FinishFacts): FinishState {
  switch (order) {
    case 'CONFIRMED':
    case 'TO_USE':
    case 'BOOKED':
    case 'PARTIAL_REFUNDED':
    case 'CANCEL_APPLIED':
    case 'CHECKED_IN':
    case 'COMPLETED':
    case 'NO_SHOW':
      return 'confirmed'
    case 'CONFIRMING':
      return 'confirming'
    case 'REJECTED':
      return 'rejected'
    case 'AUTO_REFUNDING':
      return 'late'
    case 'REFUNDED':
      return 'refunded'
    case 'TO_PAY':
      return unpaidState(attempt)
    case 'CANCELLED_WITH_FEE':
      return 'cancelled'
    case 'CLOSED_TIMEOUT':
    case 'CANCELLED':
      if (payment === 'PAID' || payment === 'REFUNDED') return 'cancelled'
      return attempt === 'PENDING' || attempt === 'SUCCESS' ? 'checking' : 'closed'
  }
}

function unpaidState(attempt: AttemptStatus | null): FinishState {
  if (attempt === 'PENDING' || attempt === 'SUCCESS') return 'checking'
  return attempt === 'FAILED' ? 'declined' : 'unpaid'
}

/** Whether the state only changes by an action of the traveler. */
export const isFinishFinal = (state: FinishState): boolean => state !== 'checking' && state !== 'confirming'

/** Strings of the page after paying, and its main action. */
export interface FinishText {
  readonly kind: 'success' | 'waiting' | 'failed' | 'closed'
  readonly title: string
  readonly text: string
  readonly action: 'view' | 'pay' | 'rebook'
}

const PROMISE =
  'You can leave this page. A payment that arrives after your room was released is refunded in full automatically.'

const resultText: Record<FinishState, FinishText> = {
  confirmed: {
    kind: 'success',
    title: 'Booking confirmed',
    text: 'Your room is booked and paid. The confirmation is on its way to your e-mail.',
    action: 'view',
  },
  confirming: {
    kind: 'success',
    title: 'Payment received',
    text: 'The hotel is confirming your booking. We will e-mail you as soon as it does.',
    action: 'view',
  },
  checking: {
    kind: 'waiting',
    title: 'Checking your payment',
    text: `We are waiting to hear from your bank or wallet. ${PROMISE}`,
    action: 'view',
  },
  unpaid: {
    kind: 'waiting',
    title: 'Not paid yet',
    text: '',
    action: 'pay',
  },
  declined: {
    kind: 'failed',
    title: 'The payment was declined',
    text: 'Nothing was charged.',
    action: 'pay',
  },
  closed: {
    kind: 'closed',
    title: 'This booking is closed',
    text: `Nothing was charged. ${PROMISE}`,
    action: 'rebook',
  },
  late: {
    kind: 'closed',
    title: 'The payment came too late',
    text: 'Your room had already been released. Your refund in full is on its way.',
    action: 'rebook',
  },
  refunded: {
    kind: 'closed',
    title: 'Refunded',
    text: 'Your money was refunded in full.',
    action: 'rebook',
  },
  cancelled: {
    kind: 'closed',
    title: 'Booking cancelled',
    text: 'What is refunded goes back the way you paid.',
    action: 'view',
  },
  rejected: {
    kind: 'closed',
    title: 'The hotel could not confirm',
    text: 'Your money is refunded in full. We are sorry.',
    action: 'rebook',
  },
}

/** What the text after paying depends on; heldUntil is the deadline on the traveler's clock, if known. */
export interface FinishCase {
  readonly kind: OrderKind
  readonly isGift: boolean
  readonly isLongWait: boolean
  readonly heldUntil: string | null
}

/** Text of a payment's result. After a long wait nothing is called failed: the result comes by e-mail. */
export function finishText(state: FinishState, { kind, isGift, isLongWait, heldUntil }: FinishCase): FinishText {
  const gift = isGift && state === 'confirmed' ? giftPaid : {}
  const text = { ...resultText[state], ...finishOfKind[kind][state], ...gift }
  if (state === 'unpaid' || state === 'declined') return withDeadline(text, orderNoun[kind], heldUntil)
  if (!isLongWait || (state !== 'checking' && state !== 'confirming')) return text
  return { ...text, kind: 'waiting', title: 'Still confirming, we will e-mail you', text: PROMISE }
}

function withDeadline(text: FinishText, noun: string, heldUntil: string | null): FinishText {
  const deadline = heldUntil
    ? `Your ${noun} is held until ${heldUntil}, your time.`
    : `Your ${noun} is held until the payment deadline.`
  return { ...text, text: [text.text, deadline].filter((part) => part !== '').join(' ') }
}

/** What stands in the page's heading: the specification's title where it is true, else how the payment stands. */
export const finishHeading = (state: FinishState | null): string => {
  if (state === null || resultText[state].kind === 'success') return 'Payment Complete'
  return resultText[state].title
}

/** Strings of the payment page when nothing can be paid any more. */
interface PaymentOverText {
  readonly title: string
  readonly text: string
}

const againText: Readonly<Record<OrderKind, string>> = {
  hotel: 'You can book the room again while it is available.',
  coupon: 'You can buy the vouchers again while they are on sale.',
  exchange: 'Your voucher is free, and you can book a date again while one is available.',
  mix: 'You can buy the vouchers again while they are on sale.',
}

const releasedText: Readonly<Record<OrderKind, string>> = {
  hotel: 'The room was released',
  coupon: 'The vouchers were released',
  exchange: 'The room was released',
  mix: 'The vouchers and the room were released',
}

/** Words for a payment that is over: nothing is called uncharged while an attempt or the server's word is open. */
export function paymentOverText({ status, attempt, payExpireTime, serverTime, order }: PaymentPage): PaymentOverText {
  const isEarly = status === 'CLOSED' && Date.parse(serverTime) < Date.parse(payExpireTime)
  const isOpen = status !== 'CLOSED' || attempt?.status === 'PENDING' || attempt?.status === 'SUCCESS'
  return {
    title: isEarly ? `This ${orderNoun[order.type]} is closed` : 'The time to pay is over',
    text: isOpen
      ? `If a payment still arrives, it is refunded in full automatically. ${againText[order.type]}`
      : `${releasedText[order.type]} and nothing was charged. ${againText[order.type]}`,
  }
}

const DELAYS_MS = [1000, 1500, 2000, 3000, 4000, 6000, 8000, 10_000, 15_000, 20_000, 25_000, 30_000]

/** Delay in ms before the next poll, after so many replies; null once polling has lasted about two minutes. */
export function pollDelayMs(replies: number): number | null {
  return DELAYS_MS[replies - 1] ?? null
}
