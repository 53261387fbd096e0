import { countdownParts } from './countdown-parts'

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
