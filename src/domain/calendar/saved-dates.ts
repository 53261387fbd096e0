import type { DateRange } from './calendar-rules'

/** Chosen dates as they are kept on the device; expiresAtMs is an instant in milliseconds since 1970 UTC. */
export interface SavedDates extends DateRange {
  readonly expiresAtMs: number
}

/** How long chosen dates are kept: a week. */
export const SAVED_DATES_LIFETIME_MS = 7 * 86_400_000

/** Chosen dates with their expiry. */
export function datesToSave({ checkIn, checkOut }: DateRange, nowMs: number): SavedDates {
  return { checkIn, checkOut, expiresAtMs: nowMs + SAVED_DATES_LIFETIME_MS }
}
