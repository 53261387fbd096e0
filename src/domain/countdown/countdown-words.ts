import { countOf } from '../text/phrases'
import { countdownParts } from './countdown-parts'

/** A time left in words for screen readers, by its two largest parts: "14 minutes 59 seconds". */
export function countdownWords(totalSeconds: number): string {
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
