import type { RefundCause, RefundStatus, RefundView } from '@/contract/refund'
import { type DisputeState, disputeText } from './dispute'

/** How long most banks and wallets need to show a refund. */
export const BANK_DAYS_TEXT = '3 to 10 working days'

const causes: Readonly<Record<RefundCause, string>> = {
  cancelled: 'Cancellation',
  waived: 'Fee waived by the hotel',
  rejected: 'Not confirmed by the hotel',
  withdrawn: 'Withdrawal',
  expired: 'Expired unused',
  late_payment: 'The payment came after the room was released',
  surplus: 'Paid twice',
  by_provider: 'Sent back by the payment service',
}

/** Why money goes back, for its traveler. */
export const refundCauseText = (cause: RefundCause): string => causes[cause]

/** What a refund's state is called, and whether it soon changes without its traveler. */
interface RefundState {
  readonly text: string
  readonly isPassing: boolean
}

const states: Readonly<Record<RefundStatus, RefundState>> = {
  SUBMITTED: { text: 'On its way to your bank or wallet.', isPassing: true },
  WAITING_FOR_BALANCE: {
    text: 'On its way. The payment service needs a little longer than usual.',
    isPassing: true,
  },
  SUCCESS: {
    text: `Sent to your bank or wallet. Most need ${BANK_DAYS_TEXT} to show it.`,
    isPassing: false,
  },
  FAILED: {
    text: 'It could not be sent back the way you paid. Please name an account for it.',
    isPassing: false,
  },
  TRANSFER: { text: 'We are transferring it to the account that you named.', isPassing: true },
}

/** Where a refund in minor units goes and how long that takes, before it is requested; an open dispute holds it up. */
export function refundWayText(refundMinor: number, dispute: DisputeState | null): string {
  if (refundMinor === 0) return 'Nothing is refunded.'
  return disputeText(dispute) ?? `The refund goes back the way you paid. Most banks need ${BANK_DAYS_TEXT}.`
}

/** What has happened to a refund and what comes next, in a sentence. A refund that was sent may still be returned, so none is called received. */
export const refundStatusText = (status: RefundStatus): string => states[status].text

/** Whether a refund in this state soon changes without its traveler, so that an open page reads it again. */
export const isRefundPassing = (status: RefundStatus): boolean => states[status].isPassing

/** A step of a refund's way: done, under way, still to come, or failed; `at` is an instant, null where none is known. */
export interface RefundStep {
  readonly title: string
  readonly at: string | null
  readonly state: 'done' | 'now' | 'ahead' | 'failed'
}

/** What a refund's way depends on. */
type RefundWay = Pick<RefundView, 'status' | 'createdAt' | 'sentAt' | 'doneAt' | 'accountText'>

/** The way of a refund from the application to its end, in order. */
export function refundSteps(refund: RefundWay): RefundStep[] {
  return [{ title: 'Applied', at: refund.createdAt, state: 'done' }, ...laterSteps(refund)]
}

function laterSteps({ status, sentAt, doneAt, accountText }: RefundWay): RefundStep[] {
  const end = { title: 'Done', at: doneAt, state: doneAt === null ? 'ahead' : 'done' } as const
  if (status === 'FAILED') return [notSent(sentAt), { title: 'Name an account', at: null, state: 'now' }]
  if (accountText !== null) {
    const transfer = { title: `Transfer to ${accountText}`, at: null, state: doneAt === null ? 'now' : 'done' } as const
    return [notSent(sentAt), transfer, end]
  }
  const isSent = sentAt !== null && status !== 'WAITING_FOR_BALANCE'
  return [{ title: 'Sent to the bank', at: isSent ? sentAt : null, state: isSent ? 'done' : 'now' }, end]
}

const notSent = (at: string | null): RefundStep => ({ title: 'Could not be sent back', at, state: 'failed' })
