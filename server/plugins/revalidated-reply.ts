import type { FastifyReply, FastifyRequest } from 'fastify'
import { holds, weakEtag } from './weak-etag'

/** Sends a reply that may be kept and asked for anew by its ETag: whoever still holds these very bytes gets 304 and no body. */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = weakEtag(text)
  void reply.header('etag', etag).header('cache-control', 'private, no-cache')
  if (holds(request, etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
