import { dayNumber } from './day-number'

/** Nights of a stay from check-in to check-out; zero or negative when check-out is not after check-in. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return dayNumber(checkOut) - dayNumber(checkIn)
}
