import { STAY_LIMITS } from '../stay/stay-limits'
import type { GuestCounts } from './guest-counts'

/** Smallest and largest value of one count. */
export interface CountLimits {
  readonly min: number
  readonly max: number
}

/** Limits of each count: every room has an adult, and all stay within what a search takes. */
export function guestLimits({ rooms }: GuestCounts): Record<keyof GuestCounts, CountLimits> {
  return {
    rooms: { min: 1, max: STAY_LIMITS.rooms },
    adults: { min: rooms, max: STAY_LIMITS.adults },
    children: { min: 0, max: STAY_LIMITS.children },
  }
}
