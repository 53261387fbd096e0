import type { GuestCounts } from './guest-counts'
import { guestLimits } from './guest-limits'

/** The party after one count was set, kept within its limits; more rooms than adults bring an adult for each room. */
export function changeGuests(counts: GuestCounts, field: keyof GuestCounts, value: number): GuestCounts {
  const { min, max } = guestLimits(counts)[field]
  const changed = { ...counts, [field]: Math.min(max, Math.max(min, Math.round(value))) }
  return { ...changed, adults: Math.max(changed.adults, changed.rooms) }
}
