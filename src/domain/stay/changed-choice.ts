import type { DateRange } from '../calendar/calendar-rules'
import type { GuestCounts } from '../guests/guest-counts'
import type { WantedStay } from './decide-stay'

/** What a traveler has chosen for the whole app; dates are null where none are chosen. */
export interface StayChoice {
  readonly chosenDates: DateRange | null
  readonly guests: GuestCounts
}

/** The parts of the choice that were changed since `before`; null where nothing was, or only dates expired. */
export function changedChoice(before: StayChoice, after: StayChoice): WantedStay | null {
  const { chosenDates: dates, guests } = after
  const hasOtherDates =
    dates !== null && (dates.checkIn !== before.chosenDates?.checkIn || dates.checkOut !== before.chosenDates.checkOut)
  const hasOtherGuests =
    guests.rooms !== before.guests.rooms ||
    guests.adults !== before.guests.adults ||
    guests.children !== before.guests.children
  if (!hasOtherDates && !hasOtherGuests) return null
  return { ...(hasOtherDates ? dates : {}), ...(hasOtherGuests ? guests : {}) }
}
