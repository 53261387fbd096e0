import { dayNumber } from '../days/day-number'
import { nightsOf } from '../days/nights-of'

/** One night of a stay: its civil day, as a number too, its day of the week (0 is Monday) and its MM-DD. */
export interface StayNight {
  readonly day: string
  readonly dayNumber: number
  readonly weekday: number
  readonly monthDay: string
}

/** A list prices hundreds of packages for one and the same stay, and reading days is most of that work. */
const known = new WeakMap<object, readonly StayNight[]>()

/** The nights [checkIn, checkOut) of a stay in order. */
export function nightsOfStay(stay: { readonly checkIn: string; readonly checkOut: string }): readonly StayNight[] {
  const seen = known.get(stay)
  if (seen) return seen
  const first = dayNumber(stay.checkIn)
  const nights = nightsOf(stay.checkIn, stay.checkOut).map((day, index) => ({
    day,
    dayNumber: first + index,
    weekday: (((first + index + 3) % 7) + 7) % 7,
    monthDay: day.slice(5),
  }))
  known.set(stay, nights)
  return nights
}
