import { forbidden } from '../errors/api-error'
import type { RequestContext } from '../routes/handler'
import { isMiniProgram } from './is-mini-program'

/** Throws 403 when a page of another site sent the call; mini-programs have no site, and no page of another site can send their app-type header. */
export function refuseOtherSite(context: Pick<RequestContext, 'appType' | 'isFromOtherSite'>): void {
  if (!isMiniProgram(context.appType) && context.isFromOtherSite) {
    throw forbidden('other_site', 'This can only be done from the app itself.')
  }
}
