import type { Stay } from '@/contract/stay'
import { decideStay, type WantedStay } from '@/domain/stays/wanted-stay'
import { badInput } from '../../kernel/errors'
import { todayIn } from '../../kernel/time/zones'
import type { FlexStay } from '@/contract/hotel'
import { addDays } from '@/domain/days/civil-day'
import { type StayRules, whyUnavailable } from '@/domain/stays/why-unavailable'
import { cheapestOffer, type Offer } from './offers'

/** Returns the stay of an input with defaults filled in; `today` is the destination's. Throws 400 with the invalid field. */
export function decidedStay(wanted: WantedStay, today: string): Stay {
  const decision = decideStay(wanted, today)
  if ('fault' in decision) throw badInput(decision.fault.field, decision.fault.message)
  return decision.stay
}

/** Returns the stay to list hotels for, by the destination's calendar. Dates in the past, as in old links, become the default dates. */
export function stayInCity(wanted: WantedStay, timeZone: string, now: Date): Stay {
  const today = todayIn(timeZone, now)
  const stay = decidedStay(wanted, today)
  if (stay.checkIn >= today) return stay
  const { checkIn: _checkIn, checkOut: _checkOut, ...guests } = wanted
  return decidedStay(guests, today)
}

/** Returns the stay by time zone: the given dates, else each zone's own tomorrow. Throws 400 for an invalid stay. */
export function stayByZone(wanted: WantedStay, now: Date): (timeZone: string) => Stay {
  const inUtc = decidedStay(wanted, todayIn('UTC', now))
  const known = new Map<string, Stay>()
  return (timeZone) => {
    const seen = known.get(timeZone)
    if (seen) return seen
    const decision = decideStay(wanted, todayIn(timeZone, now))
    const stay = 'stay' in decision ? decision.stay : inUtc
    known.set(timeZone, stay)
    return stay
  }
}

/** Maximum number of days by which the stay is shifted. */
const FLEX_DAYS = 3

/** Returns the stay and those of the same length up to three days earlier and later that have not begun, with their lowest prices. Marks the cheapest unless all cost the same. */
export function flexStays(offers: readonly Offer[], stay: Stay, today: string, now: Date): FlexStay[] {
  const shifts = Array.from({ length: 2 * FLEX_DAYS + 1 }, (_, index) => index - FLEX_DAYS)
  const stays = shifts
    .map((days) => ({ ...stay, checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days) }))
    .filter(({ checkIn }) => checkIn >= today)
  const priced = stays.map((other) => {
    const moved = offers.map((offer) => ({ ...offer, stay: other }))
    const open = moved.filter((offer) => whyUnavailable(offer) === null)
    return { checkIn: other.checkIn, checkOut: other.checkOut, price: cheapestOffer(open, now)?.price ?? null }
  })
  const totals = priced.flatMap(({ price }) => price?.totalMinor ?? [])
  const lowest = Math.min(...totals)
  const isFlat = totals.every((total) => total === lowest)
  return priced.map((one) => ({ ...one, isLowest: !isFlat && one.price?.totalMinor === lowest }))
}

/** Maximum number of days between a stay and its alternatives. */
export const NEAREST_DAYS = 30

/** Returns the nearest stay of the same length for which an offer can be booked, later before earlier; null where none begins within 30 days. */
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

/** Returns the nights that a stay and its nearest alternatives may need. */
export function nearestWindow({ checkIn, checkOut, nights }: Stay, today: string): { from: string; until: string } {
  const start = checkIn < today ? today : checkIn
  const until = addDays(start, NEAREST_DAYS + nights)
  return { from: addDays(checkIn, -NEAREST_DAYS), until: until > checkOut ? until : checkOut }
}
