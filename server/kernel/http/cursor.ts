import { badCursor } from '../errors'

/** Where a page of a list ended: the numbers that its order goes by. */
type CursorPlace = readonly number[]

/** A place as the opaque text that the client sends back; `list` names what it is a place of. */
export function writeCursor(list: string, place: CursorPlace): string {
  return Buffer.from(JSON.stringify([list, ...place])).toString('base64url')
}

/** Reads what writeCursor wrote for the same list with so many numbers; null for none; throws 400 on anything else. */
export function readCursor(list: string, count: number, cursor: string | undefined): CursorPlace | null {
  if (cursor === undefined || cursor === '') return null
  const [name, ...place] = decodeCursor(cursor)
  const numbers = place.filter((part) => typeof part === 'number')
  if (name !== list || place.length !== count || numbers.length !== count) throw badCursor()
  if (!numbers.every(Number.isFinite)) throw badCursor()
  return numbers
}

/** The largest rank that a column holds (int4). */
const HIGHEST_RANK = 2_147_483_647

/** Reads the rank that a page ended with; 0 for none; throws 400 on anything that is no rank. */
export function readRankCursor(list: string, cursor: string | undefined): number {
  const [rank = 0] = readCursor(list, 1, cursor) ?? []
  if (!Number.isInteger(rank) || rank < 0 || rank > HIGHEST_RANK) throw badCursor()
  return rank
}

/** Reads the array in a cursor without checking its content; empty where there is none. */
export function decodeCursor(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** The last millisecond of the year 9999 UTC: dates after it are not sent and not stored. */
const LATEST_MS = 253_402_300_799_999

/** Returns the instant of a cursor's milliseconds since 1970 UTC, in decimal digits; throws 400 beyond the year 9999. */
export function instantOfCursor(digits: string): Date {
  const atMs = Number(digits)
  if (!(atMs <= LATEST_MS)) throw badCursor()
  return new Date(atMs)
}
