import type { NamedOrder } from './order-named-in'
import type { Failure } from '../failure/read-failure'

/** How a submit stands: being written, on its way, without an answer (nobody may submit again), already ordered, refused because too many orders are unpaid, refused, or booked. */
export type SubmitState =
  | { readonly step: 'editing' }
  | { readonly step: 'sending' }
  | { readonly step: 'unknown'; readonly tries: number; readonly isAsking: boolean }
  | { readonly step: 'duplicate'; readonly message: string; readonly order: NamedOrder | null }
  | { readonly step: 'too_many'; readonly message: string }
  | { readonly step: 'refused'; readonly failure: Failure }
  | { readonly step: 'booked'; readonly payId: string; readonly orderid: string }

/** Whether the form stands still: something is on its way, or its end is not known. */
export const isSubmitLocked = ({ step }: SubmitState): boolean =>
  step === 'sending' || step === 'unknown' || step === 'booked'
