import { countOf } from '@/domain/text/phrases'

/** A time left, cut into days, hours, minutes and seconds. */
interface CountdownParts {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Parts of so many seconds; less than nothing counts as nothing. */
export function countdownParts(totalSeconds: number): CountdownParts {
  const left = Math.max(0, Math.floor(totalSeconds))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  }
}

/** A time left as it is shown: "14:59", "1:02:03", "2d 01:02:03". */
export function countdownText(totalSeconds: number): string {
  const { days, hours, minutes, seconds } = countdownParts(totalSeconds)
  const tail = `${two(minutes)}:${two(seconds)}`
  if (days > 0) return `${days}d ${two(hours)}:${tail}`
  return hours > 0 ? `${hours}:${tail}` : tail
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** A time left in words for screen readers, by its two largest parts: "14 minutes 59 seconds". */
export function spokenCountdown(totalSeconds: number): string {
  const { days, hours, minutes, seconds } = countdownParts(totalSeconds)
  const parts = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
    [seconds, 'second'],
  ] as const
  const shown = parts.filter(([count]) => count > 0).slice(0, 2)
  return shown.length > 0 ? shown.map(([count, noun]) => countOf(count, noun)).join(' ') : '0 seconds'
}

const UNIT_MS = [
  ['DD', 86_400_000],
  ['HH', 3_600_000],
  ['mm', 60_000],
  ['ss', 1000],
] as const

/** A time left written by a format of DD, HH, mm, ss and S, SS or SSS (tenths to thousandths of a second): a unit that the format leaves out goes into the next smaller one; without S, a begun second counts as whole. */
export function formatCountdown(leftMs: number, format: string): string {
  const digits = /S+/.exec(format)?.[0].length ?? 0
  let rest = Math.max(0, digits > 0 ? Math.floor(leftMs) : Math.ceil(leftMs / 1000) * 1000)
  let text = format
  for (const [token, unitMs] of UNIT_MS) {
    if (!format.includes(token)) continue
    text = text.replace(token, String(Math.floor(rest / unitMs)).padStart(2, '0'))
    rest %= unitMs
  }
  return text.replace(/S+/, String(rest).padStart(3, '0').slice(0, digits))
}
