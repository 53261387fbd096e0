import type { Failure } from '../failure/read-failure'

/** What a failed submit means for the booking page. */
export type SubmitOutcome = 'unknown' | 'sign_in' | 'check_again' | 'sold_out' | 'duplicate' | 'too_many' | 'refused'

/** Reads a failed submit: no answer, or one that is not the server's, leaves open whether the booking was made. */
export function submitOutcome(failure: Failure): SubmitOutcome {
  if (failure.kind === 'unauthorized') return 'sign_in'
  if (failure.kind !== 'refused') return 'unknown'
  switch (failure.code) {
    case 'token_expired':
    case 'price_changed':
      return 'check_again'
    case 'sold_out':
      return 'sold_out'
    case 'duplicate_order':
      return 'duplicate'
    case 'too_many_unpaid':
      return 'too_many'
    default:
      return 'refused'
  }
}
