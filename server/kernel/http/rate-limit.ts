import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressBlock } from './caller-address'
import type { Env } from '../config/env'
import { tooManyRequests } from '../errors'
import { isApiCall } from './request-url'
import type { Services } from '../services'

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

interface Window {
  endsAtMs: number
  calls: number
}

const windowMs = 60_000
const mostKeys = 20_000
const windowsOf = new WeakMap<Services['env'], Map<string, Window>>()

// Those that are over go, or else the one that began first: a crowd of addresses must not set everybody's count back.
function forgetOldest(windows: Map<string, Window>, nowMs: number): void {
  for (const [key, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(key)
  const [first] = windows.keys()
  if (windows.size >= mostKeys && first !== undefined) windows.delete(first)
}

function windowFor(services: Pick<Services, 'env' | 'clock'>, key: string): Window {
  const windows = windowsOf.get(services.env) ?? new Map<string, Window>()
  windowsOf.set(services.env, windows)
  const nowMs = services.clock.now().getTime()
  const running = windows.get(key)
  if (running && running.endsAtMs > nowMs) return running
  if (windows.size >= mostKeys) forgetOldest(windows, nowMs)
  const started = { endsAtMs: nowMs + windowMs, calls: 0 }
  windows.set(key, started)
  return started
}

/** What is counted, of which address, and how often a minute it may be. */
interface CallLimit {
  readonly name: string
  readonly ip: string
  readonly most: number
}

/** Counts a call of one address in this process and returns the seconds to wait beyond so many a minute, else null; without a general limit (RATE_LIMIT=0) there is none here either. */
function secondsToWait(services: Pick<Services, 'env' | 'clock'>, { name, ip, most }: CallLimit): number | null {
  if (services.env.rateLimitPerMinute === 0) return null
  const window = windowFor(services, `${name} ${addressBlock(ip)}`)
  window.calls += 1
  return window.calls > most ? Math.ceil((window.endsAtMs - services.clock.now().getTime()) / 1000) : null
}

/** Counts a call of one address in this process and throws 429 above the limit per minute. */
export function limitCalls(services: Pick<Services, 'env' | 'clock'>, limit: CallLimit): void {
  const seconds = secondsToWait(services, limit)
  if (seconds !== null) throw tooManyRequests(seconds)
}

/** Of five calls that an address may make a minute, it may have one page or sitemap rendered: those cost the server most. */
const SHARE = 1 / 5

/** Counts a page or sitemap that is about to be rendered for an address and returns whether it still may be this minute. */
export const mayRender = (services: Pick<Services, 'env' | 'clock'>, ip: string): boolean =>
  secondsToWait(services, { name: 'render', ip, most: Math.ceil(services.env.rateLimitPerMinute * SHARE) }) === null
