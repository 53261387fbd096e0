import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Names a text by its hash; weak, for a compressed reply carries the name too. */
export const weakEtag = (text: string | Buffer): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether whoever asks still holds what has this name. */
export const holds = (request: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((each) => each.trim() === etag)
