import type { WishPlace } from '../repositories/collection'
import { badCursor } from '../kernel/errors'
import { instantOfCursor } from '../kernel/http/cursor'

/** Where a page of a wish list ended, as the opaque text that the client sends back. */
export function writeWishCursor({ createdAt, bizId }: WishPlace): string {
  return Buffer.from(`${createdAt.getTime()} ${bizId}`).toString('base64url')
}

/** Reads what writeWishCursor wrote; null for none; throws 400 on anything else. */
export function readWishCursor(cursor: string | undefined): WishPlace | null {
  if (cursor === undefined || cursor === '') return null
  const [, atMs, bizId] = /^(\d{1,15}) ([\w-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (atMs === undefined || bizId === undefined) throw badCursor()
  return { createdAt: instantOfCursor(atMs), bizId }
}
