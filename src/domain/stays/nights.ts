import { nightsOf, parseDay, weekdayOf } from '../days/civil-day'

/** One night of a stay: its civil day, its day of the week (0 is Monday) and its MM-DD. */
export interface StayNight {
  readonly day: string
  readonly weekday: number
  readonly monthDay: string
}

/** A list prices hundreds of packages for one and the same stay, and reading days is most of that work. */
const known = new WeakMap<object, readonly StayNight[]>()

/** The nights [checkIn, checkOut) of a stay in order. */
export function nightsOfStay(stay: { readonly checkIn: string; readonly checkOut: string }): readonly StayNight[] {
  const seen = known.get(stay)
  if (seen) return seen
  const nights = nightsOf(stay.checkIn, stay.checkOut).map((day) => ({
    day,
    weekday: weekdayOf(day),
    monthDay: parseDay(day).format('MM-DD'),
  }))
  known.set(stay, nights)
  return nights
}

/** How many nights a stay may last, by the specification's three numbers. */
export interface NightLimits {
  readonly dayLimitMin: number
  readonly dayLimitMax: number
  readonly dayStep: number
}

/** Night limits of the check-in day itself; null or absent where it has none. */
interface NightsOfDay {
  readonly minNights: number | null
  readonly maxNights: number | null
}

/** The limits of a stay that begins on a day: the stricter of the offer's and the day's own; the least may come out above the most, and then no stay begins there. */
export function nightsAllowed(limits: NightLimits, day: NightsOfDay | undefined): NightLimits {
  return {
    dayLimitMin: Math.max(limits.dayLimitMin, day?.minNights ?? 1),
    dayLimitMax: Math.min(limits.dayLimitMax, day?.maxNights ?? Infinity),
    dayStep: limits.dayStep,
  }
}

/** Nights of the shortest stay that meets limits and step; null where there is none. */
export function shortestStay({ dayLimitMin, dayLimitMax, dayStep }: NightLimits): number | null {
  const nights = Math.max(1, Math.ceil(dayLimitMin / dayStep)) * dayStep
  return nights <= dayLimitMax ? nights : null
}

/** Whether so many nights keep to the limits: neither too few nor too many, and a multiple of the step. */
export function isLengthAllowed(nights: number, { dayLimitMin, dayLimitMax, dayStep }: NightLimits): boolean {
  return nights >= dayLimitMin && nights <= dayLimitMax && nights % dayStep === 0
}

/** What a hotel rules for one day of a room type; the nights are those of a stay that begins on it, null where only the package's own limits hold. */
export interface DayRule {
  readonly isClosedToArrival: boolean
  readonly isClosedToDeparture: boolean
  /** A stay may begin or end on the day but not run through it. */
  readonly isClosedToStay: boolean
  readonly minNights: number | null
  readonly maxNights: number | null
}

/** Days of a room type that have rules of their own; every other day is open. */
export type DayRules = ReadonlyMap<string, DayRule>
