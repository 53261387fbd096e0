import type { Unavailable } from '@/contract/unavailable'
import { type ApiError, conflict } from '../kernel/errors'

/** The refusal of a stay that can't be booked: 409 sold_out, occupancy_mismatch (too many guests or rooms) or stay_rules, with the reason as data. */
export function unbookable(unavailable: Unavailable, facts: object = {}): ApiError {
  return conflict(codeOf(unavailable), unavailable.message, { unavailable, ...facts })
}

function codeOf({ reason }: Unavailable): string {
  if (reason === 'no_inventory') return 'sold_out'
  return reason === 'maximum_occupancy' || reason === 'maximum_rooms' ? 'occupancy_mismatch' : 'stay_rules'
}
