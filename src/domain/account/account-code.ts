import type { OpenStay } from '@/contract/account'
import type { Failure } from '../failure'

/** Where somebody stands who does something that needs a code from the own mailbox. */
export type AccountCodeStep =
  | { readonly state: 'asking' }
  | { readonly state: 'refused'; readonly stays: readonly OpenStay[] }
  | { readonly state: 'code'; readonly sentTo: string }
  | { readonly state: 'done'; readonly outcome: string }

/** What can happen there. */
export type AccountCodeMove =
  | { readonly type: 'codeSent'; readonly sentTo: string }
  | { readonly type: 'staysOpen'; readonly stays: readonly OpenStay[] }
  | { readonly type: 'finished'; readonly outcome: string }

/** What is done stays done; only a code that was sent can finish it. */
export function moveAccountCode(step: AccountCodeStep, move: AccountCodeMove): AccountCodeStep {
  if (step.state === 'done') return step
  switch (move.type) {
    case 'codeSent':
      return { state: 'code', sentTo: move.sentTo }
    case 'staysOpen':
      return { state: 'refused', stays: move.stays }
    case 'finished':
      return step.state === 'code' ? { state: 'done', outcome: move.outcome } : step
  }
}

const names = ['orderid', 'orderNo', 'kind', 'hotelName', 'dates', 'statusText'] as const

const isOpenStay = (value: unknown): value is OpenStay =>
  typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string')

/** The bookings that keep an account from being deleted, as the refusal names them; null for any other failure. */
export function readOpenStays(failure: Failure): readonly OpenStay[] | null {
  if (failure.kind !== 'refused' || failure.code !== 'stays_open') return null
  return Array.isArray(failure.data) ? failure.data.filter(isOpenStay) : []
}
