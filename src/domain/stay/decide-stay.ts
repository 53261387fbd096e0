import type { Stay } from '@/contract/stay'
import { addDays } from '../days/add-days'
import { dayNumber } from '../days/day-number'
import { nightsBetween } from '../days/nights-between'
import { STAY_LIMITS } from './stay-limits'

/** A stay as it was asked for; what is left out is decided here. */
export interface WantedStay {
  readonly checkIn?: string
  readonly checkOut?: string
  readonly rooms?: number
  readonly adults?: number
  readonly children?: number
}

/** What is wrong with a wanted stay: the field at fault and a sentence for the traveller. */
export interface StayFault {
  readonly field: keyof WantedStay
  readonly message: string
}

/** How far ahead a check-in day may be, in days. */
const FURTHEST_CHECK_IN_DAYS = 540

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

function isDay(text: string): boolean {
  try {
    return Number.isFinite(dayNumber(text))
  } catch {
    return false
  }
}
