import type { Env } from '../config/env'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ClientName } from '@/contract/route'
import { forbidden } from '../errors'

type Site = Pick<Env, 'publicUrl' | 'isProductionLike'>

const loopbackHost = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

const hostOf = (origin: string) => origin.replace(/^https?:\/\//, '')

/** Whether a Host header names this site: the one of PUBLIC_URL, or this machine where the server is not in production. */
export const isOwnHost = (host: string | undefined, { publicUrl, isProductionLike }: Site): boolean =>
  host !== undefined &&
  (host.toLowerCase() === hostOf(publicUrl).toLowerCase() || (!isProductionLike && loopbackHost.test(host)))

/** Whether an Origin header is of this site. The Host header is ignored, since the caller controls it. */
export const isOwnOrigin = (origin: string, site: Site): boolean =>
  origin === site.publicUrl ||
  (!site.isProductionLike && /^https?:\/\//.test(origin) && loopbackHost.test(hostOf(origin)))

/** Whether the browser's headers show that a page of another site sent this request, unless it is an allowed web origin. Clients without those headers are not browsers. */
export function isCrossOrigin(request: FastifyRequest, env: Env): boolean {
  const { origin } = request.headers
  if (origin !== undefined && env.webOrigins.includes(origin)) return false
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  return origin !== undefined && !isOwnOrigin(origin, env)
}

const miniPrograms = new Set(['weapp', 'alipay', 'tt'])

/** Whether a request comes from a mini-program, which has no cookies and stores its refresh token itself. */
export function isMiniProgram(appType: string): boolean {
  return miniPrograms.has(appType)
}

/**
 * Throws 403 when a browser's headers show that a page of another site sent the request. Payment
 * providers call from outside and authenticate by signature. Mini-programs have no site, and no page of another site
 * can send their app-type header.
 */
export function refuseCrossOrigin(request: FastifyRequest, client: ClientName, env: Env): void {
  if (client === 'provider' || isMiniProgram(String(request.headers['app-type'] ?? ''))) return
  if (isCrossOrigin(request, env)) throw forbidden('other_site', 'This can only be done from the app itself.')
}

/** Refuses pages and tools under /dev to requests for another host: a foreign page whose name was bound to this machine must not read the mailbox. */
export function refuseForeignHosts(app: FastifyInstance, env: Env): void {
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (!routeOptions.url?.startsWith('/dev/') || isOwnHost(headers.host, env)) return
    throw forbidden('other_host', 'This can only be opened at the address of the app itself.')
  })
}

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
  'guest-order-token',
  'idempotency-key',
  'x-http-method-override',
].join(', ')

/** What they read of a reply beside the headers that scripts may always read. */
const READ_HEADERS = 'etag, retry-after, token-state'

const PREFLIGHT_SECONDS = 600

/** Allows pages of the permitted web origins to call the API (CORS). Browsers refuse all other origins, and so does refuseCrossOrigin. */
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
