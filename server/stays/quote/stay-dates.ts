import type { Stay } from '@/contract/stay'
import { decideStay, type WantedStay } from '@/domain/stays/wanted-stay'
import { badInput } from '../../kernel/errors'
import { todayIn } from '../../kernel/time/zones'
import type { FlexStay } from '@/contract/hotel'
import { addDays } from '@/domain/days/civil-day'
import { type StayRules, whyUnavailable } from '@/domain/stays/why-unavailable'
import { cheapestOffer, type Offer } from './offers'

/** The stay that an input asks for, every part decided; throws 400 with the field at fault. Today is the destination's. */
export function decidedStay(wanted: WantedStay, today: string): Stay {
  const decision = decideStay(wanted, today)
  if ('fault' in decision) throw badInput(decision.fault.field, decision.fault.message)
  return decision.stay
}

/** The stay to list hotels for, decided by the destination's calendar; the default dates where check-in has passed there, as in links that were shared long ago. */
export function stayInCity(wanted: WantedStay, timeZone: string, now: Date): Stay {
  const today = todayIn(timeZone, now)
  const stay = decidedStay(wanted, today)
  if (stay.checkIn >= today) return stay
  const { checkIn: _checkIn, checkOut: _checkOut, ...guests } = wanted
  return decidedStay(guests, today)
}

/** The stay in each of several time zones: the same days where days are given, else each zone's own tomorrow; throws 400 on a stay that makes no sense. */
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

/** How many days earlier and later the same stay is priced. */
const FLEX_DAYS = 3

/** The stay and those of the same length up to three days earlier and later that have not begun, each with its lowest price; the cheapest are marked unless all cost the same. */
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
