import { badInput } from '../errors/api-error'
import type { OrderCursor } from '../repositories/order'

/** The place after an order in its list, as an opaque text. */
export function writeOrderCursor({ createdAt, id }: OrderCursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/** Reads a cursor back; throws 400 for any other text. */
export function readOrderCursor(cursor: string): OrderCursor {
  const match = /^(\d{1,15})\.([A-Za-z0-9_-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match?.[2]) throw badInput('cursor', 'The cursor is not one of this list.')
  return { createdAt: new Date(Number(match[1])), id: match[2] }
}
