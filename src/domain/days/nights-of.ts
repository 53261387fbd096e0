import { dayNumber } from './day-number'
import { dayOfNumber } from './day-of-number'

/** The nights [checkIn, checkOut) in order, each by its day. */
export function nightsOf(checkIn: string, checkOut: string): string[] {
  const first = dayNumber(checkIn)
  const count = Math.max(0, dayNumber(checkOut) - first)
  return Array.from({ length: count }, (_, index) => dayOfNumber(first + index))
}
