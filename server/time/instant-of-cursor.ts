import { badCursor } from '../errors/api-error'

/** The last millisecond of the year 9999 UTC: dates after it are not sent and not stored. */
const LATEST_MS = 253_402_300_799_999

/** Returns the instant of a cursor's milliseconds since 1970 UTC, in decimal digits; throws 400 beyond the year 9999. */
export function instantOfCursor(digits: string): Date {
  const atMs = Number(digits)
  if (!(atMs <= LATEST_MS)) throw badCursor()
  return new Date(atMs)
}
