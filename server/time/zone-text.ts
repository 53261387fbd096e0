import { wallTimeIn } from './zone-clock'

/** How far a time zone is ahead of UTC at an instant: "UTC+9", "UTC−3:30", "UTC". */
export function zoneText(timeZone: string, at: Date): string {
  const minutes = Math.round(wallTimeIn(timeZone, at).offsetMs / 60_000)
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
