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
