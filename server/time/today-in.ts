import { wallTimeIn } from './zone-clock'

/** The calendar day in a time zone at an instant. */
export function todayIn(timeZone: string, now: Date): string {
  return wallTimeIn(timeZone, now).day
}
