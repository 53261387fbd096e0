import { parseDay, utcDay } from '@/domain/days/civil-day'
import { dayjs } from '@/domain/days/dayjs'
import { formatDay } from '@/domain/days/format-day'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Zone offsets change only at quarter hours, so the result for one instant holds for its whole quarter; Intl costs a hundred times as much. */
const QUARTER_MS = 15 * 60_000
const MOST_OFFSETS = 20_000
const offsets = new Map<string, number>()

/** How far an IANA time zone is ahead of UTC at an instant, in ms; throws RangeError on an unknown zone. */
function offsetIn(timeZone: string, at: Date): number {
  const key = `${timeZone} ${Math.floor(at.getTime() / QUARTER_MS)}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  const offsetMs = computedOffset(timeZone, at)
  offsets.set(key, offsetMs)
  return offsetMs
}

function computedOffset(timeZone: string, at: Date): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  )
  const read = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name))
  const [year, month, date, hour, minute] = [read('year'), read('month'), read('day'), read('hour'), read('minute')]
  const wallMs = Date.UTC(year, month - 1, date, hour, minute, read('second'))
  return wallMs - Math.floor(at.getTime() / 1000) * 1000
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/** The calendar day in a time zone at an instant. */
export function todayIn(timeZone: string, now: Date): string {
  return utcDay(now.getTime() + offsetIn(timeZone, now))
}

/** An instant as the clocks of a time zone show it, e.g. "Sat 14 Nov 18:00". */
export function formatInstantIn(timeZone: string, at: Date): string {
  const wallMs = at.getTime() + offsetIn(timeZone, at)
  return `${formatDay(utcDay(wallMs))} ${dayjs.utc(wallMs).format('HH:mm')}`
}

/** How far a time zone is ahead of UTC at an instant: "UTC+9", "UTC−3:30", "UTC". */
export function zoneText(timeZone: string, at: Date): string {
  const minutes = Math.round(offsetIn(timeZone, at) / 60_000)
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** An instant as ISO 8601 with a time zone's own time and offset: "2026-12-01T15:00:00+08:00". */
export function isoInstantIn(timeZone: string, at: Date): string {
  const offsetMs = offsetIn(timeZone, at)
  const minutes = Math.abs(Math.round(offsetMs / 60_000))
  const two = (value: number) => String(value).padStart(2, '0')
  const offset = `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return `${dayjs.utc(at.getTime() + offsetMs).format('YYYY-MM-DDTHH:mm:ss')}${offset}`
}

const DAY_MS = 86_400_000

/** The instant at which clocks of a time zone show `HH:MM` on a civil day; of a time that comes twice the first, and of one that is skipped the instant just as long after the gap. */
export function instantOfWallTime(day: string, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wallMs = parseDay(day).add(hours, 'hour').add(minutes, 'minute').valueOf()
  const offsetAt = (instantMs: number) => offsetIn(timeZone, new Date(instantMs))
  const [before, after] = [offsetAt(wallMs - DAY_MS), offsetAt(wallMs + DAY_MS)]
  const isBefore = offsetAt(wallMs - before) === before
  const isAfter = offsetAt(wallMs - after) === after
  return new Date(wallMs - (!isBefore && isAfter ? after : before))
}
