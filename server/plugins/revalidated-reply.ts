import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a reply that may be kept and asked for anew by its ETag: whoever still holds these very bytes gets 304 and no body. */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  // Weak, for a compressed reply carries it too.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  void reply.header('etag', etag).header('cache-control', 'private, no-cache')
  const held = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim())
  if (held.includes(etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
