import { formatDay } from '@/domain/days/format-day'
import { wallTimeIn } from './zone-clock'

/** An instant as the clocks of a time zone show it, e.g. "Sat 14 Nov 18:00". */
export function formatInstantIn(timeZone: string, at: Date): string {
  const { day, time } = wallTimeIn(timeZone, at)
  return `${formatDay(day)} ${time}`
}
