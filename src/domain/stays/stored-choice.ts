import { isRecord } from '../is-record'
import type { DestinationOption } from '@/contract/destination'
import type { DateRange } from '../calendar/calendar-rules'
import type { GuestCounts } from './guests'

/** Name under which the choice is stored for the tab's lifetime. */
export const storedChoiceName = 'search_choice'

/** A chosen place; daysAhead is the offset of its calendar day from the device's (-1, 0 or 1). */
export interface ChosenPlace {
  readonly cityId: string
  readonly label: string
  readonly daysAhead: number
}

/** Choice of the search card as stored for the tab's lifetime; expiresAtMs is an instant in milliseconds since 1970 UTC. */
export interface StoredChoice {
  readonly place: ChosenPlace | null
  readonly dates: DateRange | null
  readonly guests: GuestCounts
  readonly expiresAtMs: number
}

/** Place of a destination option, as stored. */
export const placeOf = ({ value, label }: DestinationOption, daysAhead: number): ChosenPlace => ({
  cityId: value,
  label,
  daysAhead,
})

const isChoice = (value: unknown): value is StoredChoice =>
  isRecord(value) && typeof value.expiresAtMs === 'number' && isRecord(value.guests)

/** Reads a stored choice; null where there is none, or it is damaged or expired. */
export function readStoredChoice(text: string | null, nowMs: number): StoredChoice | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isChoice(value) && value.expiresAtMs > nowMs ? value : null
  } catch {
    return null
  }
}
