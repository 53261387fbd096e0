import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const isNode = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close)
  if (!isNode(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, close(inner)]))
  const isOpenObject = value.type === 'object' && isNode(value.properties) && value.additionalProperties === undefined
  return isOpenObject ? { ...copy, additionalProperties: false } : copy
}

/** The same schema, but its objects refuse fields that it does not name: a reply must not carry more than it promises. */
export function closedSchema(schema: TSchema): TSchema {
  const copy = close(schema)
  return isNode(copy) ? copy : {}
}

/** Returns a getter of a schema's validator, which is compiled when it is first used: all of them together would take a quarter of a second of every start. */
export function compiledAtFirstUse(schema: () => TSchema): () => Validator {
  let validator: Validator | undefined
  return () => (validator ??= Compile(schema()))
}

/** A handler's reply does not match its contract. */
class ReplyOffContract extends Error {}

/** Makes a writer of JSON texts for what a schema describes, by the name that its errors begin with; it throws where something has other fields than the schema, or other values. */
export function checkedText(name: string, schema: TSchema): (value: unknown) => string {
  const validator = compiledAtFirstUse(() => closedSchema(schema))
  return (value) => {
    if (validator().Check(value)) return JSON.stringify(value)
    const [first] = validator().Errors(value)
    throw new ReplyOffContract(
      `${name} left its contract at ${first?.instancePath || '/'}: ${first?.message} ${JSON.stringify(first?.params)}`,
    )
  }
}

/** Names a text by its hash; weak, for a compressed reply carries the name too. */
export const weakEtag = (text: string | Buffer): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether the client already holds the content with this ETag. */
export const holds = (request: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((each) => each.trim() === etag)

/** Sends a reply that may be cached but must be revalidated by its ETag; a client that still holds the same bytes gets 304 without a body. */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = weakEtag(text)
  void reply.header('etag', etag).header('cache-control', 'private, no-cache')
  if (holds(request, etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
