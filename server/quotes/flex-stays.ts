import type { FlexStay } from '@/contract/hotel'
import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/civil-day'
import { whyUnavailable } from '@/domain/stays/why-unavailable'
import { cheapestOffer } from './best-offer'
import type { Offer } from './offer-facts'

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
