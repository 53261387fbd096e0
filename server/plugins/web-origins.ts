import type { FastifyInstance } from 'fastify'
import type { Env } from '../env'

const METHODS = 'GET, POST, PUT, PATCH, DELETE'

/** What the app's clients send beside the headers that need no permission. */
const SENT_HEADERS = [
  'accept-language',
  'app-type',
  'app-version',
  'authorization',
  'content-type',
  'currency',
  'device-id',
  'idempotency-key',
  'x-http-method-override',
].join(', ')

/** What they read of a reply beside the headers that scripts may always read. */
const READ_HEADERS = 'etag, retry-after, token-state'

const PREFLIGHT_SECONDS = 600

/** Lets pages of the allowed web origins call the API (CORS); browsers refuse all other origins, and so does other-site-wall.ts. */
export function allowWebOrigins(app: FastifyInstance, { webOrigins }: Pick<Env, 'webOrigins'>): void {
  if (webOrigins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    void reply.header('vary', 'Origin')
    if (origin === undefined || !webOrigins.includes(origin)) return
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': READ_HEADERS,
    })
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': SENT_HEADERS,
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .send()
  })
}
