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

/** Whether a token was sent that is no longer good, so that a visitor is answered. */
export const isTokenStale = (request: FastifyRequest): boolean =>
  request.signedInUser === null && bearerOf(request) !== null

/**
 * Finds out who asks, by the Authorization header alone: no token is a visitor, whom `user` routes refuse.
 * A token that is no longer good is refused by `user` and `owner` routes, so that the client renews it, and makes a visitor elsewhere.
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

/** Counts and logs a `userid`, in the query or in the body, that is not the token's; it is never used to tell who asks. */
export function watchUserId(request: FastifyRequest, services: Services): void {
  const { signedInUser } = request
  if (signedInUser === null) return
  const claims = [...userIdsIn(request.query), ...userIdsIn(request.body)].filter(isClaim)
  if (claims.every((claimed) => claimed === signedInUser.uid)) return
  services.securityCounters.userIdMismatches += 1
  request.log.warn({ event: 'userid_mismatch', route: request.routeOptions.url }, 'userid is not that of the token')
}
