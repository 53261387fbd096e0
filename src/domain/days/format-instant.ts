import { formatDay } from './format-day'

/** An instant as the app writes it where no place is meant: 2026-11-20T10:05:00.000Z is "Fri 20 Nov, 10:05 UTC". */
export function formatInstant(instant: string): string {
  return `${formatDay(instant.slice(0, 10))}, ${instant.slice(11, 16)} UTC`
}
