import type { TradeVerification } from '@/contract/hotel'
import type { Unavailable } from '@/contract/unavailable'
import type { Failure } from '../failure/read-failure'
import { unavailableIn } from '../offers/unavailable-in'

/** How the price check stands: before the first answer, with an offer that can be booked, with none for this stay, or without an answer. */
export type CheckState =
  | { readonly step: 'checking' }
  | { readonly step: 'ready'; readonly offer: TradeVerification }
  | { readonly step: 'sold_out'; readonly message: string; readonly unavailable: Unavailable | null }
  | { readonly step: 'misfit'; readonly message: string; readonly unavailable: Unavailable | null }
  | { readonly step: 'failed'; readonly failure: Failure }

/** What a refused or unanswered price check means. */
export function failedCheck(failure: Failure): CheckState {
  if (failure.kind !== 'refused') return { step: 'failed', failure }
  const { code, message, data } = failure
  const unavailable = unavailableIn(data)
  if (code === 'sold_out') return { step: 'sold_out', message, unavailable }
  if (code === 'occupancy_mismatch' || unavailable) return { step: 'misfit', message, unavailable }
  return { step: 'failed', failure }
}
