import { formatDay } from '@/domain/days/format-day'
import { deviceDay } from './device-day'

const two = (value: number) => String(value).padStart(2, '0')

/** An instant as the device's own wall clock shows it: "Fri 20 Nov, 18:05". */
export function deviceTime(instant: string): string {
  const at = new Date(instant)
  return `${formatDay(deviceDay(at.getTime()))}, ${two(at.getHours())}:${two(at.getMinutes())}`
}
