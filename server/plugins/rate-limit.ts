import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressBlock } from '../auth/address-block'
import type { Env } from '../env'
import { tooManyRequests } from '../errors/api-error'
import { isApiCall } from './is-api-call'

/** Limits the API calls of one address a minute; pages, pictures and scripts are not counted. */
export async function registerRateLimit(app: FastifyInstance, env: Env): Promise<void> {
  if (env.rateLimitPerMinute === 0) return
  await app.register(rateLimit, {
    global: false,
    max: env.rateLimitPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressBlock(request.ip),
    allowList: (request) => !isApiCall(request),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
  })
  // A hook of the app, not of each route: those run after a route's own, so that refused sign-ins would not count.
  app.addHook('onRequest', app.rateLimit())
}
