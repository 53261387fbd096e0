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

const windowMs = { minute: 60_000, day: 86_400_000 } as const
const mostKeys = 20_000
const windowsOf = new WeakMap<Services['env'], Map<string, Window>>()

// Those that are over go, or else the one that began first: a crowd of addresses must not set everybody's count back.
function forgetOldest(windows: Map<string, Window>, nowMs: number): void {
  for (const [key, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(key)
  const [first] = windows.keys()
  if (windows.size >= mostKeys && first !== undefined) windows.delete(first)
}

function windowFor(services: Pick<Services, 'env' | 'clock'>, key: string, lengthMs: number): Window {
  const windows = windowsOf.get(services.env) ?? new Map<string, Window>()
  windowsOf.set(services.env, windows)
  const nowMs = services.clock.now().getTime()
  const running = windows.get(key)
  if (running && running.endsAtMs > nowMs) return running
  if (windows.size >= mostKeys) forgetOldest(windows, nowMs)
  const started = { endsAtMs: nowMs + lengthMs, calls: 0 }
  windows.set(key, started)
  return started
}

/** What is counted, and how often it may be; a minute where `per` is left out. */
interface Limit {
  readonly name: string
  readonly most: number
  readonly per?: keyof typeof windowMs
}

/** A limit for the calls of one address. */
interface CallLimit extends Limit {
  readonly ip: string
}

/** Counts a call under a key in this process. Returns the seconds until the window ends where the call is over the limit, else null. RATE_LIMIT=0 switches these limits off too. */
function secondsToWait(
  services: Pick<Services, 'env' | 'clock'>,
  key: string,
  { most, per = 'minute' }: Limit,
): number | null {
  if (services.env.rateLimitPerMinute === 0) return null
  const window = windowFor(services, key, windowMs[per])
  window.calls += 1
  return window.calls > most ? Math.ceil((window.endsAtMs - services.clock.now().getTime()) / 1000) : null
}

function refuseBeyond(services: Pick<Services, 'env' | 'clock'>, key: string, limit: Limit): void {
  const seconds = secondsToWait(services, key, limit)
  if (seconds !== null) throw tooManyRequests(seconds)
}

/** Counts a call of one address in this process and throws 429 above the limit. */
export const limitCalls = (services: Pick<Services, 'env' | 'clock'>, { ip, ...limit }: CallLimit): void =>
  refuseBeyond(services, `${limit.name} ${addressBlock(ip)}`, limit)

/** Counts a call of one device in this process and throws 429 above the limit; one without an id is counted by its address alone. */
export function limitDevice(
  services: Pick<Services, 'env' | 'clock'>,
  { deviceId, ...limit }: Limit & { readonly deviceId: string | null },
): void {
  if (deviceId !== null) refuseBeyond(services, `${limit.name} device ${deviceId}`, limit)
}

/** Of five calls that an address may make a minute, it may have one page or sitemap rendered: those cost the server most. */
const SHARE = 1 / 5

/** Counts a page or sitemap that is about to be rendered for an address and returns whether it still may be this minute. */
export const mayRender = (services: Pick<Services, 'env' | 'clock'>, ip: string): boolean =>
  secondsToWait(services, `render ${addressBlock(ip)}`, {
    name: 'render',
    most: Math.ceil(services.env.rateLimitPerMinute * SHARE),
  }) === null
