import { isRecord } from '../is-record'
import type { DestinationOption } from '@/contract/destination'
import type { DateRange } from '../calendar/calendar-rules'
import type { GuestCounts } from './guests'

/** The name under which the choice is kept for the visit. */
export const storedChoiceName = 'search_choice'

/** A chosen place; daysAhead says how far its calendar day is from the device's (-1, 0 or 1). */
export interface ChosenPlace {
  readonly cityId: string
  readonly label: string
  readonly daysAhead: number
}

/** What was chosen in the search card, as it is kept for the visit; expiresAtMs is an instant in milliseconds since 1970 UTC. */
export interface StoredChoice {
  readonly place: ChosenPlace | null
  readonly dates: DateRange | null
  readonly guests: GuestCounts
  readonly expiresAtMs: number
}

/** Where a destination option leads, as it is kept. */
export const placeOf = ({ value, label }: DestinationOption, daysAhead: number): ChosenPlace => ({
  cityId: value,
  label,
  daysAhead,
})

const isChoice = (value: unknown): value is StoredChoice =>
  isRecord(value) && typeof value.expiresAtMs === 'number' && isRecord(value.guests)

/** Reads a kept choice; null where there is none, it is damaged or expired. */
export function readStoredChoice(text: string | null, nowMs: number): StoredChoice | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isChoice(value) && value.expiresAtMs > nowMs ? value : null
  } catch {
    return null
  }
}
