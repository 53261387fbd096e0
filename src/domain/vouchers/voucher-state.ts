import type { VoucherRefund, VoucherStatus } from '@/contract/voucher-terms'
import type { StateTone } from '../state-tone'

/** What can happen to a voucher. */
export type VoucherEvent =
  | 'exchange_begun'
  | 'exchange_paid'
  | 'exchange_without_difference'
  | 'exchange_given_up'
  | 'certificate_cancelled'
  | 'nights_used'
  | 'all_used'
  | 'asked_for_appointment'
  | 'appointment_confirmed'
  | 'appointment_ended'
  | 'redeemed'
  | 'handed_over'
  | 'refund_requested'
  | 'expired'
  | 'expired_with_refund'
  | 'refunded'
  | 'refund_failed'
  | 'revoked'

/** All that depends on a voucher's state alone. */
interface VoucherState {
  readonly text: string
  /** What its holder can do next, in a sentence. */
  readonly next: string
  readonly tone: StateTone
  /** Whether it still has a value for its holder. */
  readonly isOpen: boolean
  readonly moves: Partial<Record<VoucherEvent, VoucherStatus>>
}

const over = { tone: 'over', isOpen: false } as const
const revoked = { revoked: 'REVOKED' } as const

/** The life of a voucher: what each state is called, and what it leads to. */
const voucherStates: Readonly<Record<VoucherStatus, VoucherState>> = {
  UNUSED: {
    text: 'Ready to use',
    next: 'You can use it.',
    tone: 'good',
    isOpen: true,
    moves: {
      exchange_begun: 'EXCHANGING',
      exchange_without_difference: 'EXCHANGED',
      asked_for_appointment: 'ASKED',
      redeemed: 'USED',
      handed_over: 'UNUSED',
      refund_requested: 'REFUNDING',
      expired: 'EXPIRED',
      expired_with_refund: 'AUTO_REFUNDING',
      ...revoked,
    },
  },
  ASKED: {
    text: 'Waiting for the hotel',
    next: 'Wait for the reply of the hotel, or cancel your request first.',
    tone: 'calm',
    isOpen: true,
    moves: { appointment_confirmed: 'APPOINTED', appointment_ended: 'UNUSED', ...revoked },
  },
  APPOINTED: {
    text: 'Appointment confirmed',
    next: 'Cancel the appointment first to use it otherwise.',
    tone: 'good',
    isOpen: true,
    moves: { appointment_ended: 'UNUSED', redeemed: 'USED', all_used: 'USED', ...revoked },
  },
  EXCHANGING: {
    text: 'Difference to pay',
    next: 'Pay the difference, or give the date up first.',
    tone: 'attention',
    isOpen: true,
    moves: { exchange_paid: 'EXCHANGED', exchange_given_up: 'UNUSED', ...revoked },
  },
  EXCHANGED: {
    text: 'Date booked',
    next: 'Cancel the booked date first to use it otherwise.',
    tone: 'good',
    isOpen: true,
    moves: { certificate_cancelled: 'UNUSED', nights_used: 'UNUSED', all_used: 'USED', ...revoked },
  },
  USED: { ...over, text: 'Used', next: 'It cannot be used again.', moves: { ...revoked } },
  REFUNDING: {
    text: 'Refund on its way',
    next: 'Its price is paid back; it can no longer be used.',
    tone: 'calm',
    isOpen: false,
    moves: { refunded: 'REFUNDED' },
  },
  REFUNDED: {
    ...over,
    text: 'Refunded',
    next: 'Its price was paid back; it can no longer be used.',
    moves: { refund_failed: 'REFUNDING' },
  },
  EXPIRED: { ...over, text: 'Expired', next: 'Its last day is over; it can no longer be used.', moves: { ...revoked } },
  AUTO_REFUNDING: {
    text: 'Expired, refund on its way',
    next: 'Its last day is over, and its price is paid back.',
    tone: 'calm',
    isOpen: false,
    moves: { refunded: 'REFUNDED' },
  },
  REVOKED: { ...over, text: 'No longer valid', next: 'Its payment was taken back; please contact us.', moves: {} },
}

/** Every state of a voucher. */
export const voucherStatuses = Object.keys(voucherStates).filter((name): name is VoucherStatus =>
  Object.hasOwn(voucherStates, name),
)

/** The state a voucher goes to when something happens to it, or null where that can't happen in its state. */
export const nextVoucherStatus = (status: VoucherStatus, event: VoucherEvent): VoucherStatus | null =>
  voucherStates[status].moves[event] ?? null

/** Text of a voucher's state. */
export const voucherStatusText = (status: VoucherStatus): string => voucherStates[status].text

/** What the holder of a voucher in a state can do next. */
export const voucherNextStep = (status: VoucherStatus): string => voucherStates[status].next

/** Tone of a voucher's state: attention where its holder must act, over where nothing follows. */
export const voucherTone = (status: VoucherStatus): StateTone => voucherStates[status].tone

/** Whether a voucher in this state still has a value for its holder. */
export const isVoucherOpen = (status: VoucherStatus): boolean => voucherStates[status].isOpen

/** What the amount of a refund depends on. */
export interface RefundableVoucher {
  readonly status: VoucherStatus
  readonly paidMinor: number
  readonly nights: number
  readonly nightsLeft: number
  readonly wasBooked: boolean
}

/** What is left of the price of a voucher, in minor units: its share of nights that were not used, rounded down. */
export const remainingMinor = ({ paidMinor, nights, nightsLeft }: RefundableVoucher): number =>
  Math.floor((paidMinor * nightsLeft) / nights)

/** What comes back if the holder requests it now, in minor units; null where the terms or the state allow no refund. A right of withdrawal goes before the terms. */
export function refundOnRequest(
  voucher: RefundableVoucher,
  terms: { readonly refund: VoucherRefund },
  canWithdraw: boolean,
): number | null {
  const allows = terms.refund === 'any_time' || (terms.refund === 'until_booked' && !voucher.wasBooked)
  return voucher.status === 'UNUSED' && (allows || canWithdraw) ? remainingMinor(voucher) : null
}

/** Whether terms promise that what was paid for a voucher comes back when it expires unused. */
export const isRefundedOnExpiry = ({ refund }: { readonly refund: VoucherRefund }): boolean =>
  refund === 'any_time' || refund === 'on_expiry'

/** What comes back by itself when a voucher expires unused, in minor units; 0 where neither its terms nor the law promise it. */
export const refundOnExpiry = (
  voucher: RefundableVoucher,
  terms: { readonly refund: VoucherRefund },
  isPromisedByLaw: boolean,
): number => (isRefundedOnExpiry(terms) || isPromisedByLaw ? remainingMinor(voucher) : 0)

/** Whether a voucher in this state soon changes without its holder, so that an open page reads it again. */
export const isVoucherPassing = (status: VoucherStatus): boolean =>
  status === 'EXCHANGING' || status === 'REFUNDING' || status === 'AUTO_REFUNDING'
