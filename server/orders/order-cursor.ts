import { badCursor } from '../kernel/errors'
import type { OrderCursor } from '../repositories/order'
import { instantOfCursor } from '../kernel/http/cursor'

/** The place after an order in its list, as an opaque text. */
export function writeOrderCursor({ createdAt, id }: OrderCursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/** Reads a cursor back; throws 400 for any other text. */
export function readOrderCursor(cursor: string): OrderCursor {
  const match = /^(\d{1,15})\.([A-Za-z0-9_-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match?.[1] || !match[2]) throw badCursor()
  return { createdAt: instantOfCursor(match[1]), id: match[2] }
}
