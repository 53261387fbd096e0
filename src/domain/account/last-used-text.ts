import { formatDay } from '../days/format-day'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const counted = (count: number, unit: string) => `Used ${count} ${unit}${count === 1 ? '' : 's'} ago`

/** When a device was last used, in words; a sign-in is renewed every quarter of an hour, so anything nearer is now. */
export function lastUsedText(lastUsedAt: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(lastUsedAt)
  if (agoMs < 16 * minuteMs) return 'Active now'
  if (agoMs < hourMs) return counted(Math.floor(agoMs / minuteMs), 'minute')
  if (agoMs < dayMs) return counted(Math.floor(agoMs / hourMs), 'hour')
  if (agoMs < 14 * dayMs) return counted(Math.floor(agoMs / dayMs), 'day')
  return `Used on ${formatDay(lastUsedAt.slice(0, 10))}`
}
