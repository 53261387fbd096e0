import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/civil-day'
import { type StayRules, whyUnavailable } from '@/domain/stays/why-unavailable'

/** How many days before and after a stay others are looked for. */
export const NEAREST_DAYS = 30

/** The stay of the same length that begins nearest to the wanted one, later before earlier, for which any of these offers can be booked; null where none begins within 30 days. */
export function nearestStay(offers: readonly StayRules[], stay: Stay, today: string): Stay | null {
  const start = stay.checkIn < today ? today : stay.checkIn
  for (let distance = 0; distance <= NEAREST_DAYS; distance++) {
    for (const days of [distance, -distance]) {
      const checkIn = addDays(start, days)
      if (checkIn < today) continue
      const other = { ...stay, checkIn, checkOut: addDays(checkIn, stay.nights) }
      if (offers.some((offer) => whyUnavailable({ ...offer, stay: other }) === null)) return other
    }
  }
  return null
}

/** The nights that a stay itself and the nearest other stays could need. */
export function nearestWindow({ checkIn, checkOut, nights }: Stay, today: string): { from: string; until: string } {
  const start = checkIn < today ? today : checkIn
  const until = addDays(start, NEAREST_DAYS + nights)
  return { from: addDays(checkIn, -NEAREST_DAYS), until: until > checkOut ? until : checkOut }
}
