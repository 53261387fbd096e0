import { type SQL, sql } from 'drizzle-orm'
import { badCursor } from '../errors'
import { instantOfCursor } from './cursor'

/** Where a page of a list, newest first, ended: when its last entry was made, and its id. */
export interface NewestPlace {
  readonly createdAt: Date
  readonly id: string
}

/** A row of such a list; instants come as text from raw queries. */
interface NewestRow {
  readonly createdAt: Date | string
  readonly id: string
}

/** A place as the opaque text that the client sends back; `list` names what it is a place of. */
function writeNewestCursor(list: string, { createdAt, id }: NewestRow): string {
  const text = [list, String(new Date(createdAt).getTime()), id].join(' ')
  return Buffer.from(text).toString('base64url')
}

/** Reads what writeNewestCursor wrote for the same list; null for none; throws 400 on anything else. */
export function readNewestCursor(list: string, cursor: string | undefined): NewestPlace | null {
  if (cursor === undefined || cursor === '') return null
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, digits, id] = text.startsWith(`${list} `)
    ? (/^ (\d{1,15}) ([\w-]{1,40})$/.exec(text.slice(list.length)) ?? [])
    : []
  if (digits === undefined || id === undefined) throw badCursor()
  return { createdAt: instantOfCursor(digits), id }
}

/** Whether a row stands behind a place in a list ordered by time and id, both descending; true for none. */
export const isAfterNewest = (createdAt: SQL, id: SQL, after: NewestPlace | null): SQL =>
  after ? sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})` : sql`true`

/** A page of rows that were read with one more than the page has, and where the next one begins. */
export function cutNewestPage<Row extends NewestRow>(list: string, rows: readonly Row[], pageSize: number) {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return { page, nextCursor: last && rows.length > pageSize ? writeNewestCursor(list, last) : null }
}
