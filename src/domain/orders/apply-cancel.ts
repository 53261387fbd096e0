import type { CancelQuote } from '@/contract/refund'
import type { Failure } from '../failure'
import { isRecord } from '../is-record'

/** What a failed application to cancel means for its page. */
export type ApplyOutcome = 'unknown' | 'sign_in' | 'quote_over' | 'order_moved' | 'refused'

/** Reads a failed application: without a reply of the server it stays open whether the order was cancelled. */
export function applyOutcome(failure: Failure): ApplyOutcome {
  if (failure.kind === 'unauthorized') return 'sign_in'
  if (failure.kind !== 'refused') return 'unknown'
  switch (failure.code) {
    case 'quote_expired':
    case 'quote_changed':
    case 'bad_token':
      return 'quote_over'
    case 'order_state':
    case 'cancel_applied':
      return 'order_moved'
    default:
      return 'refused'
  }
}

/** The new quote in a refusal's data; null where there is none. */
export function quoteIn(failure: Failure): CancelQuote | null {
  const data: unknown = failure.kind === 'refused' ? failure.data : null
  return isQuote(data) ? data : null
}

const isQuote = (value: unknown): value is CancelQuote =>
  isRecord(value) && typeof value.refundMinor === 'number' && Array.isArray(value.rooms)

/** State of an application. `unknown` is without a reply: nothing else may be sent until its end is known. */
export type ApplyState<Applied> =
  | { readonly step: 'editing' }
  | { readonly step: 'sending' }
  | { readonly step: 'unknown'; readonly tries: number; readonly isRequesting: boolean }
  | { readonly step: 'refused'; readonly failure: Failure }
  | { readonly step: 'applied'; readonly applied: Applied }

/** Whether the form stands still: something is on its way, its end is not known, or it is done. */
export const isApplyLocked = ({ step }: ApplyState<unknown>): boolean => step !== 'editing' && step !== 'refused'

/** Whether two quotes name the same sums for the same rooms. */
export const isSameQuote = (one: CancelQuote, other: CancelQuote): boolean =>
  one.feeMinor === other.feeMinor &&
  one.refundMinor === other.refundMinor &&
  one.rooms.length === other.rooms.length &&
  one.rooms.every(({ room }, index) => room === other.rooms[index]?.room)
