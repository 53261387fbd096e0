import { addDays, nightsBetween } from '@/domain/days/civil-day'
import type { Understood, UnderstoodBudget } from '../understood'
import { partyWith } from './read-guests'
import type { Reading } from './understand'

/** A hotel that a question is about, with its city. */
export interface FocusHotel {
  readonly hotelId: string
  readonly name: string
  readonly cityId: string
  readonly cityName: string
}

type Writable = { -readonly [Key in keyof Understood]: Understood[Key] }

function mergePlace(merged: Writable, { place }: Reading, hotel: FocusHotel | null): void {
  if (hotel) {
    merged.hotel = { hotelId: hotel.hotelId, name: hotel.name }
    if (merged.place?.cityId !== hotel.cityId) merged.place = { cityId: hotel.cityId, cityName: hotel.cityName }
    return
  }
  if (!place.place) return
  merged.place = place.place
  delete merged.hotel
}

/** A stay may be given by its days, or by its length after a check-in that is known or tomorrow's. */
function mergeDates(merged: Writable, { dates, today }: Reading): void {
  if (merged.dates && merged.dates.checkIn < today) delete merged.dates
  if (dates?.kind === 'stay') merged.dates = { checkIn: dates.checkIn, checkOut: dates.checkOut }
  if (dates?.kind !== 'nights') return
  const checkIn = merged.dates?.checkIn ?? addDays(today, 1)
  merged.dates = { checkIn, checkOut: addDays(checkIn, dates.nights) }
}

/** A budget for the whole stay is divided by its nights, down to minor units. */
function perNight(budget: UnderstoodBudget, nights: number): UnderstoodBudget {
  const { currencyCode, fromMinor, toMinor } = budget
  return {
    currencyCode,
    ...(fromMinor === undefined ? {} : { fromMinor: Math.floor(fromMinor / nights) }),
    ...(toMinor === undefined ? {} : { toMinor: Math.floor(toMinor / nights) }),
  }
}

function mergeFeatures(merged: Writable, { features }: Reading): void {
  const { grades, tags, breakfast, freeCancellation, dropped } = features
  if (grades) merged.grades = grades
  const all = [...new Set([...(merged.tags ?? []), ...tags])].filter((tag) => !dropped.includes(tag))
  if (all.length > 0) merged.tags = all
  else delete merged.tags
  if (breakfast === true) merged.breakfast = true
  if (breakfast === false) delete merged.breakfast
  if (freeCancellation === true) merged.freeCancellation = true
  if (freeCancellation === false) delete merged.freeCancellation
}

/** Returns what is understood after a question that looks for hotels or offers; features are added where it looks for hotels. */
export function mergeTravel(
  before: Understood,
  reading: Reading,
  { hotel, withFeatures }: { readonly hotel: FocusHotel | null; readonly withFeatures: boolean },
): Understood {
  const merged: Writable = reading.startsOver ? {} : { ...before }
  for (const part of reading.forgotten) delete merged[part]
  mergePlace(merged, reading, hotel)
  mergeDates(merged, reading)
  if (reading.guests && !reading.guests.isTooMany) merged.guests = partyWith(reading.guests.counts, before.guests)
  if (reading.budget) {
    const { budget, isTotal } = reading.budget
    const { dates } = merged
    merged.budget = isTotal && dates ? perNight(budget, nightsBetween(dates.checkIn, dates.checkOut)) : budget
  }
  if (withFeatures) mergeFeatures(merged, reading)
  return merged
}
