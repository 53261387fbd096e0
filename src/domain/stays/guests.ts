import { STAY_LIMITS } from './wanted-stay'
import { countOf } from '../text/phrases'

/** How many rooms for how many people; guests are those of all rooms together. */
export interface GuestCounts {
  readonly rooms: number
  readonly adults: number
  readonly children: number
}

/** Default party. */
export const DEFAULT_GUESTS: GuestCounts = { rooms: 1, adults: 2, children: 0 }

/** Smallest and largest value of one count. */
interface CountLimits {
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

/** Returns the party after one count was set, clamped to its limits; more rooms than adults add an adult for each room. */
export function changeGuests(counts: GuestCounts, field: keyof GuestCounts, value: number): GuestCounts {
  const { min, max } = guestLimits(counts)[field]
  const changed = { ...counts, [field]: Math.min(max, Math.max(min, Math.round(value))) }
  return { ...changed, adults: Math.max(changed.adults, changed.rooms) }
}

/** A party in one line, e.g. "1 room · 2 adults · 1 child". */
export function guestsSummary({ rooms, adults, children }: GuestCounts): string {
  const parts = [countOf(rooms, 'room'), countOf(adults, 'adult')]
  if (children > 0) parts.push(countOf(children, 'child', 'children'))
  return parts.join(' · ')
}
