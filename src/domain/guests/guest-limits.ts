import type { GuestCounts } from './guest-counts'

/** Smallest and largest value of one count. */
export interface CountLimits {
  readonly min: number
  readonly max: number
}

/** What the contract takes in one search. */
const MOST_ROOMS = 9
const MOST_GUESTS = 36

/** Limits of each count: every room has an adult, and all stay within what a search takes. */
export function guestLimits({ rooms }: GuestCounts): Record<keyof GuestCounts, CountLimits> {
  return {
    rooms: { min: 1, max: MOST_ROOMS },
    adults: { min: rooms, max: MOST_GUESTS },
    children: { min: 0, max: MOST_GUESTS },
  }
}
