import { isDay } from '../days/civil-day'
import type { DateRange } from './calendar-rules'
import type { SavedDates } from './saved-dates'

/** The saved dates where they are still good; null once expired, once check-in is past, or when what was saved is no range. */
export function restoreDates(saved: Partial<SavedDates> | null, today: string, nowMs: number): DateRange | null {
  const { checkIn, checkOut, expiresAtMs } = saved ?? {}
  if (!checkIn || !checkOut || !expiresAtMs || expiresAtMs <= nowMs) return null
  if (!isDay(checkIn) || !isDay(checkOut)) return null
  return today <= checkIn && checkIn < checkOut ? { checkIn, checkOut } : null
}
