import type { FastifyRequest } from 'fastify'
import type { Services } from '../services'

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
