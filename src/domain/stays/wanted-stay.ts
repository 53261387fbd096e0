import type { Stay } from '@/contract/stay'
import { addDays, isDay, nightsBetween } from '../days/civil-day'
import { countOf } from '../text/phrases'
import type { DateRange } from '../calendar/calendar-rules'
import type { GuestCounts } from './guests'

/** What one search takes, whatever the hotel: rooms, adults and children of all rooms together, nights. */
export const STAY_LIMITS = { rooms: 9, adults: 36, children: 36, nights: 90 } as const

/** A requested stay; omitted fields get their defaults here. */
export interface WantedStay {
  readonly checkIn?: string
  readonly checkOut?: string
  readonly rooms?: number
  readonly adults?: number
  readonly children?: number
}

/** Fault of a wanted stay: its field and a sentence for the traveler. */
interface StayFault {
  readonly field: keyof WantedStay
  readonly message: string
}

/** How far ahead a check-in day may be, in days. */
export const FURTHEST_CHECK_IN_DAYS = 540

/** Decides every part of a stay: without days one night from tomorrow (today is the destination's), one room, two adults; days in the past are left to the offers to refuse. */
export function decideStay(wanted: WantedStay, today: string): { stay: Stay } | { fault: StayFault } {
  const fault = faultOf(wanted, today)
  if (fault) return { fault }
  const checkIn = wanted.checkIn ?? addDays(today, 1)
  const checkOut = wanted.checkOut ?? addDays(checkIn, 1)
  const rooms = wanted.rooms ?? 1
  const adults = wanted.adults ?? Math.max(2, rooms)
  return {
    stay: {
      checkIn,
      checkOut,
      nights: nightsBetween(checkIn, checkOut),
      rooms,
      adults,
      children: wanted.children ?? 0,
    },
  }
}

function faultOf({ checkIn, checkOut, rooms = 1, adults }: WantedStay, today: string): StayFault | null {
  if (checkIn !== undefined && !isDay(checkIn)) return { field: 'checkIn', message: 'Check-in is not a day.' }
  if (checkOut !== undefined && !isDay(checkOut)) return { field: 'checkOut', message: 'Check-out is not a day.' }
  if (checkOut !== undefined && checkIn === undefined)
    return { field: 'checkIn', message: 'Please select a check-in day.' }
  if (adults !== undefined && adults < rooms) return { field: 'adults', message: 'Each room needs at least one adult.' }
  if (checkIn === undefined) return null
  if (nightsBetween(today, checkIn) > FURTHEST_CHECK_IN_DAYS) {
    return { field: 'checkIn', message: 'Stays can be booked up to 18 months ahead.' }
  }
  return checkOut === undefined ? null : lengthFault(nightsBetween(checkIn, checkOut))
}

function lengthFault(nights: number): StayFault | null {
  if (nights < 1) return { field: 'checkOut', message: 'Check-out must be after check-in.' }
  return nights > STAY_LIMITS.nights
    ? { field: 'checkOut', message: `A stay can be at most ${STAY_LIMITS.nights} nights long.` }
    : null
}

/** A wanted stay with its nights, where all of it is set; else null. */
export function decidedStay({ checkIn, checkOut, rooms, adults, children = 0 }: WantedStay): Stay | null {
  if (!checkIn || !checkOut || !rooms || !adults) return null
  return { checkIn, checkOut, rooms, adults, children, nights: nightsBetween(checkIn, checkOut) }
}

/** Fields of a stay that can be requested, without derived ones. */
export const wantedOf = ({ checkIn, checkOut, rooms, adults, children }: WantedStay): WantedStay => ({
  checkIn,
  checkOut,
  rooms,
  adults,
  children,
})

const keyOf = ({ checkIn, checkOut, rooms, adults, children = 0 }: WantedStay): string =>
  [checkIn, checkOut, rooms, adults, children].join()

/** Whether two stays have the same days, rooms and guests; no children equals children not given. */
export const isSameStay = (one: WantedStay, other: WantedStay): boolean => keyOf(one) === keyOf(other)

/** What the total of a stay covers, as it stands beside every price: "2 nights, taxes included", with rooms where there are several. */
export function stayCovers({ nights, rooms }: { readonly nights: number; readonly rooms: number }): string {
  const party = rooms > 1 ? `${countOf(nights, 'night')}, ${rooms} rooms` : countOf(nights, 'night')
  return `${party}, taxes included`
}

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
