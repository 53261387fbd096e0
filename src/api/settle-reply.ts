import type { HttpReply } from '@/platform/http/contract'

const errorInside = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object' ? body.error : null

/** Returns the body of a successful reply. Otherwise throws a 401 as it is, else the body's error object, else the body (spec §7). */
export function settleReply(reply: HttpReply): unknown {
  if (reply.status >= 200 && reply.status < 300) return reply.body
  if (reply.status === 401) throw reply
  throw errorInside(reply.body) ?? reply.body
}
