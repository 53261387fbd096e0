import { dayNumber } from '@/domain/days/day-number'
import { wallTimeIn } from './zone-clock'

const DAY_MS = 86_400_000

/** The instant at which clocks of a time zone show `HH:MM` on a civil day; of a time that comes twice the first, and of one that is skipped the instant just as long after the gap. */
export function instantOfWallTime(day: string, time: string, timeZone: string): Date {
  const [hours, minutes] = time.split(':').map(Number)
  const wallMs = dayNumber(day) * DAY_MS + ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000
  const offsetAt = (instantMs: number) => wallTimeIn(timeZone, new Date(instantMs)).offsetMs
  const [before, after] = [offsetAt(wallMs - DAY_MS), offsetAt(wallMs + DAY_MS)]
  const isBefore = offsetAt(wallMs - before) === before
  const isAfter = offsetAt(wallMs - after) === after
  return new Date(wallMs - (!isBefore && isAfter ? after : before))
}
