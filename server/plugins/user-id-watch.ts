import type { FastifyRequest } from 'fastify'
import type { Services } from '../services'

const userIdIn = (part: unknown): unknown =>
  part !== null && typeof part === 'object' && 'userid' in part ? part.userid : undefined

/** Counts and logs a `userid` that is not the token's; it is never used to tell who asks. */
export function watchUserId(request: FastifyRequest, services: Services): void {
  const claimed = userIdIn(request.body) ?? userIdIn(request.query)
  if (claimed === undefined || claimed === null || claimed === '' || request.signedInUser === null) return
  if (claimed === request.signedInUser.uid) return
  services.securityCounters.userIdMismatches += 1
  request.log.warn({ event: 'userid_mismatch', route: request.routeOptions.url }, 'userid is not that of the token')
}
