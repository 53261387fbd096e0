import { addDays, isDay } from '../days/civil-day'
import type { DateRange } from './calendar-rules'

/** The dates of somebody who has chosen none: check-in tomorrow, check-out the day after (spec §9). */
export function defaultDates(today: string): DateRange {
  return { checkIn: addDays(today, 1), checkOut: addDays(today, 2) }
}

/** Chosen dates as stored on the device; expiresAtMs is an instant in milliseconds since 1970 UTC. */
export interface SavedDates extends DateRange {
  readonly expiresAtMs: number
}

/** The name under which chosen dates are stored on the device. */
export const savedDatesName = 'stay_dates'

/** Lifetime of stored dates: a week, in milliseconds. */
export const SAVED_DATES_LIFETIME_MS = 7 * 86_400_000

/** Chosen dates with their expiry. */
export function datesToSave({ checkIn, checkOut }: DateRange, nowMs: number): SavedDates {
  return { checkIn, checkOut, expiresAtMs: nowMs + SAVED_DATES_LIFETIME_MS }
}

/** Reads stored dates, which may be anything; restoreDates checks what they hold. */
export function readSavedDates(text: string | null): SavedDates | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { checkIn, checkOut, expiresAtMs } = { checkIn: null, checkOut: null, expiresAtMs: null, ...value }
    if (typeof checkIn !== 'string' || typeof checkOut !== 'string' || typeof expiresAtMs !== 'number') return null
    return { checkIn, checkOut, expiresAtMs }
  } catch {
    return null
  }
}

/** The saved dates where they are still good; null once expired, once check-in is past, or when what was saved is no range. */
export function restoreDates(saved: Partial<SavedDates> | null, today: string, nowMs: number): DateRange | null {
  const { checkIn, checkOut, expiresAtMs } = saved ?? {}
  if (!checkIn || !checkOut || !expiresAtMs || expiresAtMs <= nowMs) return null
  if (!isDay(checkIn) || !isDay(checkOut)) return null
  return today <= checkIn && checkIn < checkOut ? { checkIn, checkOut } : null
}
