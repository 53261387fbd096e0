import type { FastifyRequest } from 'fastify'
import type { ClientName } from '@/contract/route'
import { isMiniProgram } from '../auth/is-mini-program'
import type { Env } from '../env'
import { forbidden } from '../errors/api-error'
import { isFromOtherSite } from './refresh-cookie'

/**
 * Throws 403 `other_site` when a browser says that a page of another site sent a call; payment providers, who call from outside, prove themselves by signature.
 * Mini-programs have no site, and no page of another site can send their app-type header.
 */
export function refuseOtherSite(request: FastifyRequest, client: ClientName, env: Env): void {
  if (client === 'provider' || isMiniProgram(String(request.headers['app-type'] ?? ''))) return
  if (isFromOtherSite(request, env)) throw forbidden('other_site', 'This can only be done from the app itself.')
}
