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

/** Wall time of an IANA time zone at an instant; throws RangeError on an unknown zone. */
export function wallTimeIn(timeZone: string, at: Date): WallTime {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  )
  const read = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name))
  const [year, month, date, hour, minute] = [read('year'), read('month'), read('day'), read('hour'), read('minute')]
  const wallMs = Date.UTC(year, month - 1, date, hour, minute, read('second'))
  const text = new Date(wallMs).toISOString()
  const wholeSecondsMs = Math.floor(at.getTime() / 1000) * 1000
  return { day: text.slice(0, 10), time: text.slice(11, 16), offsetMs: wallMs - wholeSecondsMs }
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
