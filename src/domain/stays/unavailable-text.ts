import { isRecord } from '../is-record'
import type { Stay, Unavailable } from '@/contract/stay'
import { addDays, nightsBetween } from '../days/civil-day'
import { formatDay } from '../days/format-day'
import { countOf } from '../text/phrases'

/** What one tap can change so that an offer can be booked; without a change the calendar or the guests are opened. */
export interface OfferFix {
  readonly label: string
  readonly change: Partial<Pick<Stay, 'checkIn' | 'checkOut' | 'rooms'>> | null
  readonly opens: 'calendar' | 'guests' | null
}

/** The button that mends the reason why an offer can't be booked; today is the hotel's day. */
export function fixUnavailable({ reason, limit, dates }: Unavailable, stay: Stay, today: string): OfferFix {
  switch (reason) {
    case 'minimum_stay':
      return limit ? nightsFix(stay, limit) : CHANGE_DATES
    case 'maximum_stay':
      return limit ? nightsFix(stay, limit) : CHANGE_DATES
    case 'stay_step':
      return limit ? nightsFix(stay, Math.ceil(stay.nights / limit) * limit) : CHANGE_DATES
    case 'maximum_rooms':
      return limit ? roomsFix(limit, stay) : CHANGE_GUESTS
    case 'maximum_occupancy':
      return limit ? moreRoomsFix(limit, stay) : CHANGE_GUESTS
    case 'no_inventory':
      return limit && limit < stay.rooms ? roomsFix(limit, stay) : CHANGE_DATES
    case 'advance_purchase':
      return limit ? startFix(addDays(today, limit), stay) : CHANGE_DATES
    case 'checkin_not_allowed':
      return startFix(dayAfter(dates, stay.checkIn), stay)
    case 'checkout_not_allowed':
      return nightsFix(stay, nightsBetween(stay.checkIn, dayAfter(dates, stay.checkOut)))
    case 'stay_through_not_allowed':
      return dates[0] ? endFix(dates[0]) : CHANGE_DATES
    case 'past_date':
      return CHANGE_DATES
  }
}

const CHANGE_DATES: OfferFix = { label: 'Change dates', change: null, opens: 'calendar' }
const CHANGE_GUESTS: OfferFix = { label: 'Change guests', change: null, opens: 'guests' }

function nightsFix({ checkIn, nights }: Stay, wanted: number): OfferFix {
  const more = wanted - nights
  const label = more > 0 ? `Stay ${more} more ${more === 1 ? 'night' : 'nights'}` : `Stay ${countOf(wanted, 'night')}`
  return { label, change: { checkOut: addDays(checkIn, wanted) }, opens: null }
}

/** Whether all guests fit into fewer rooms is decided by the next reply. */
function roomsFix(rooms: number, stay: Stay): OfferFix {
  return rooms >= 1 && rooms < stay.rooms
    ? { label: `Change to ${countOf(rooms, 'room')}`, change: { rooms }, opens: null }
    : CHANGE_GUESTS
}

const MOST_ROOMS = 9

function moreRoomsFix(perRoom: number, { adults, children }: Stay): OfferFix {
  const rooms = Math.ceil((adults + children) / perRoom)
  return rooms <= Math.min(MOST_ROOMS, adults)
    ? { label: `Change to ${countOf(rooms, 'room')}`, change: { rooms }, opens: null }
    : CHANGE_GUESTS
}

const dayAfter = (dates: readonly string[], day: string): string => addDays(dates.at(-1) ?? day, 1)

const endFix = (checkOut: string): OfferFix => ({
  label: `Check out on ${formatDay(checkOut)}`,
  change: { checkOut },
  opens: null,
})

function startFix(checkIn: string, { nights }: Stay): OfferFix {
  return {
    label: `Start on ${formatDay(checkIn)}`,
    change: { checkIn, checkOut: addDays(checkIn, nights) },
    opens: null,
  }
}

const isUnavailable = (value: unknown): value is Unavailable =>
  isRecord(value) && typeof value.reason === 'string' && typeof value.message === 'string'

/** Reads why an offer can't be booked from a refusal's data; null where it is absent. */
export function unavailableIn(data: unknown): Unavailable | null {
  if (isUnavailable(data)) return data
  return isRecord(data) && isUnavailable(data.unavailable) ? data.unavailable : null
}
