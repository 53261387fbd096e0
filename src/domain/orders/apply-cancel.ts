import type { CancelQuote } from '@/contract/refund'
import { attemptOutcome } from '../attempt'
import type { Failure } from '../failure'
import { isRecord } from '../is-record'

const outcomes = new Map([
  ['quote_expired', 'quote_over'],
  ['quote_changed', 'quote_over'],
  ['bad_token', 'quote_over'],
  ['order_state', 'order_moved'],
  ['cancel_applied', 'order_moved'],
] as const)

/** What a failed application to cancel means for its page. */
export const applyOutcome = (failure: Failure) => attemptOutcome(failure, outcomes)

/** The new quote in a refusal's data; null where there is none. */
export function quoteIn(failure: Failure): CancelQuote | null {
  const data: unknown = failure.kind === 'refused' ? failure.data : null
  return isQuote(data) ? data : null
}

const isQuote = (value: unknown): value is CancelQuote =>
  isRecord(value) && typeof value.refundMinor === 'number' && Array.isArray(value.rooms)

/** The rooms that a quote is for; null for all that are left. */
export const quotedRooms = ({ isWhole, rooms }: CancelQuote): number[] | null =>
  isWhole ? null : rooms.map(({ room }) => room)

/** Whether two quotes name the same sums for the same rooms. */
export const isSameQuote = (one: CancelQuote, other: CancelQuote): boolean =>
  one.feeMinor === other.feeMinor &&
  one.refundMinor === other.refundMinor &&
  one.rooms.length === other.rooms.length &&
  one.rooms.every(({ room }, index) => room === other.rooms[index]?.room)
