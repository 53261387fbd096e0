const formats = new Map<string, Intl.DateTimeFormat>()

/** What the clocks of a time zone show at an instant. */
export interface WallTime {
  /** Civil day, `YYYY-MM-DD`. */
  readonly day: string
  /** `HH:MM`, 24 hours. */
  readonly time: string
  /** How far the zone is ahead of UTC. */
  readonly offsetMs: number
}

/** Clocks are moved at whole quarters of an hour only, so what was worked out for one instant is true of its quarter; asking Intl costs a hundred times as much. */
const QUARTER_MS = 15 * 60_000
const MOST_OFFSETS = 20_000
const offsets = new Map<string, number>()

/** Wall time of an IANA time zone at an instant; throws RangeError on an unknown zone. */
export function wallTimeIn(timeZone: string, at: Date): WallTime {
  const offsetMs = offsetIn(timeZone, at)
  const text = new Date(at.getTime() + offsetMs).toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 16), offsetMs }
}

function offsetIn(timeZone: string, at: Date): number {
  const key = `${timeZone} ${Math.floor(at.getTime() / QUARTER_MS)}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  const offsetMs = askedOffset(timeZone, at)
  offsets.set(key, offsetMs)
  return offsetMs
}

function askedOffset(timeZone: string, at: Date): number {
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
