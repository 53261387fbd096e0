import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env'
import { isOwnOrigin } from './own-site'

const isSecure = (env: Env) => env.publicUrl.startsWith('https:')
const nameOf = (env: Env) => (isSecure(env) ? '__Host-rt' : 'rt')
const optionsOf = (env: Env) => ({ path: '/', httpOnly: true, secure: isSecure(env), sameSite: 'strict' }) as const

/** Whether the browser says that a page of another site sent this call, none of the allowed web origins; hosts without those headers are not browsers. */
export function isFromOtherSite(request: FastifyRequest, env: Env): boolean {
  const { origin } = request.headers
  if (origin !== undefined && env.webOrigins.includes(origin)) return false
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  return origin !== undefined && !isOwnOrigin(origin, env)
}

/** The refresh token of the H5 app's HttpOnly cookie, unless another site sent the call. */
export function readRefreshCookie(request: FastifyRequest, env: Env): string | null {
  return isFromOtherSite(request, env) ? null : (request.cookies[nameOf(env)] ?? null)
}

/** Gives the browser its refresh token. */
export function writeRefreshCookie(reply: FastifyReply, env: Env, refreshToken: string, maxAgeSeconds: number): void {
  void reply.setCookie(nameOf(env), refreshToken, { ...optionsOf(env), maxAge: maxAgeSeconds })
}

/** Takes the refresh token from the browser. */
export function removeRefreshCookie(reply: FastifyReply, env: Env): void {
  void reply.clearCookie(nameOf(env), optionsOf(env))
}
