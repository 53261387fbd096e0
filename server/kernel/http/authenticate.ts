import type { FastifyRequest } from 'fastify'
import type { RouteAuth } from '@/contract/route'
import { unauthorized } from '../errors'
import type { Services, SignedInUser } from '../services'

declare module 'fastify' {
  interface FastifyRequest {
    signedInUser: SignedInUser | null
  }
}

const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

/** Whether the request sent a token that is no longer valid, so that the reply is a visitor's. */
export const isTokenStale = (request: FastifyRequest): boolean =>
  request.signedInUser === null && bearerOf(request) !== null

/**
 * Identifies the caller by the Authorization header alone; a request without a token is a visitor's, which `user`
 * routes refuse. `user` and `owner` routes refuse an expired token, so that the client renews it; other routes treat
 * its sender as a visitor.
 */
export async function authenticate(request: FastifyRequest, auth: RouteAuth, services: Services): Promise<void> {
  const token = bearerOf(request)
  request.signedInUser = token === null ? null : await services.accessTokens.verify(token)
  if (request.signedInUser !== null || auth === 'open') return
  if (token !== null) throw unauthorized('Your sign-in has ended. Please sign in again.', 'token_invalid')
  if (auth === 'user') throw unauthorized()
}

const userIdsIn = (part: unknown): unknown[] =>
  part !== null && typeof part === 'object' && 'userid' in part ? [part.userid].flat() : []

const isClaim = (claimed: unknown) => claimed !== undefined && claimed !== null && claimed !== ''

/** Counts and logs a `userid` in the query or body that differs from the token's; it never identifies the caller. */
export function watchUserId(request: FastifyRequest, services: Services): void {
  const { signedInUser } = request
  if (signedInUser === null) return
  const claims = [...userIdsIn(request.query), ...userIdsIn(request.body)].filter(isClaim)
  if (claims.every((claimed) => claimed === signedInUser.uid)) return
  services.securityCounters.userIdMismatches += 1
  request.log.warn({ event: 'userid_mismatch', route: request.routeOptions.url }, 'userid is not that of the token')
}
