import { type SQL, sql } from 'drizzle-orm'
import { badCursor } from '../kernel/errors'
import { decodeCursor, instantOfCursor } from '../kernel/http/cursor'

/** Where a row stands in a list: its sort key, when it was made, and its id. */
export interface SortedPlace {
  readonly key: number
  readonly createdAtMs: number
  readonly id: string
}

/** Where a page begins: behind or before a place, in the list as it was when it was first read. */
export interface SortedPage {
  readonly startMs: number
  readonly isBefore: boolean
  readonly place: SortedPlace | null
}

/** An order of rows: by a number, then by time and id, all in one direction. */
export interface SortOrder {
  readonly key: SQL
  readonly isDescending: boolean
}

/** A page as the opaque text that the client sends back; `list` names what it is a page of. */
export const writeSortedCursor = (list: string, { startMs, isBefore, place }: SortedPage): string =>
  Buffer.from(JSON.stringify([list, startMs, isBefore, place?.key, place?.createdAtMs, place?.id])).toString(
    'base64url',
  )

/** Reads what writeSortedCursor wrote for the same list; the first page from now on for none; throws 400 on anything else. */
export function readSortedCursor(list: string, cursor: string | undefined, now: Date): SortedPage {
  if (cursor === undefined || cursor === '') return { startMs: now.getTime(), isBefore: false, place: null }
  const [name, startMs, isBefore, key, createdAtMs, id] = decodeCursor(cursor)
  const areNumbers = [startMs, key, createdAtMs].every((part) => Number.isFinite(part))
  if (name !== list || !areNumbers || typeof isBefore !== 'boolean') throw badCursor()
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) throw badCursor()
  for (const part of [startMs, createdAtMs]) instantOfCursor(String(part))
  const place = { key: Number(key), createdAtMs: Number(createdAtMs), id }
  return { startMs: Number(startMs), isBefore, place }
}

const instant = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`

/** Whether a row `r` belongs to a page. */
export function isOnPage({ key, isDescending }: SortOrder, { startMs, isBefore, place }: SortedPage): SQL {
  const began = sql`r.created_at <= ${instant(startMs)}`
  if (!place) return began
  const row = sql`(${key}, r.created_at, r.id)`
  const at = sql`(${place.key}::float8, ${instant(place.createdAtMs)}, ${place.id}::text)`
  return sql`${began} and ${row} ${isDescending === isBefore ? sql`>` : sql`<`} ${at}`
}

/** The order by which a page is read: backwards for what stands before a place. */
export function pageOrder({ key, isDescending }: SortOrder, { isBefore }: SortedPage): SQL {
  const direction = isDescending === isBefore ? sql`asc` : sql`desc`
  return sql`${key} ${direction}, r.created_at ${direction}, r.id ${direction}`
}
