import type { FastifyReply, FastifyRequest } from 'fastify'
import { currencyOf, usualCurrency } from '@/domain/money/currency'
import type { RequestContext } from './route-module'
import type { Services } from '../services'
import '@fastify/cookie'
import type { Env } from '../config/env'
import { isCrossOrigin } from './cross-origin'

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

const label = (text: string | null) => (text !== null && /^[\w.-]{1,64}$/.test(text) ? text : null)

/** Returns the caller's display currency (ISO 4217): the requested one, else the usual one of their location. */
function displayCurrency(request: FastifyRequest, { regions }: Services): string {
  const code = (header(request, 'currency') ?? '').toUpperCase()
  return currencyOf(code)
    ? code
    : usualCurrency(regions.of({ ip: request.ip, header: (name) => header(request, name) }))
}

const secondsUntil = (instant: Date, now: Date) => Math.max(0, Math.floor((instant.getTime() - now.getTime()) / 1000))

/** What a handler may know and do beside its input; headers that make no sense count as absent. */
export function requestContext(request: FastifyRequest, reply: FastifyReply, services: Services): RequestContext {
  return {
    services,
    user: request.signedInUser,
    deviceId: label(header(request, 'device-id')),
    currency: displayCurrency(request, services),
    appType: label(header(request, 'app-type')) ?? 'web',
    ip: request.ip,
    requestId: request.id,
    idempotencyKey: header(request, 'idempotency-key'),
    log: request.log,
    refreshCookie: readRefreshCookie(request, services.env),
    // Max-Age, not Expires: the browser's clock need not agree with the server's.
    setRefreshCookie: (token, expiresAt) =>
      writeRefreshCookie(reply, services.env, token, secondsUntil(expiresAt, services.clock.now())),
    clearRefreshCookie: () => removeRefreshCookie(reply, services.env),
    rawBody: request.rawBody,
    file: request.sentFile,
    header: (name) => header(request, name),
    setHeader: (name, value) => void reply.header(name, value),
  }
}

const isSecure = (env: Env) => env.publicUrl.startsWith('https:')
const nameOf = (env: Env) => (isSecure(env) ? '__Host-rt' : 'rt')
const optionsOf = (env: Env) => ({ path: '/', httpOnly: true, secure: isSecure(env), sameSite: 'strict' }) as const

/** The refresh token of the H5 app's HttpOnly cookie, unless another site sent the call. */
function readRefreshCookie(request: FastifyRequest, env: Env): string | null {
  return isCrossOrigin(request, env) ? null : (request.cookies[nameOf(env)] ?? null)
}

/** Gives the browser its refresh token. */
function writeRefreshCookie(reply: FastifyReply, env: Env, refreshToken: string, maxAgeSeconds: number): void {
  void reply.setCookie(nameOf(env), refreshToken, { ...optionsOf(env), maxAge: maxAgeSeconds })
}

/** Takes the refresh token from the browser. */
function removeRefreshCookie(reply: FastifyReply, env: Env): void {
  void reply.clearCookie(nameOf(env), optionsOf(env))
}
