import type { RequestContext } from '../kernel/http/route-module'
import type { Services } from '../kernel/services'

/** Somebody who is not signed in and of whom nothing is known but the currency (ISO 4217): public pages are made for them, and ask the calls of the contract as them. */
export function visitorContext(services: Services, currencyCode: string): RequestContext<null, null, null> {
  return {
    services,
    user: null,
    deviceId: null,
    currency: currencyCode,
    appType: 'web',
    ip: '',
    requestId: services.random.id(),
    idempotencyKey: null,
    log: services.log,
    refreshCookie: null,
    setRefreshCookie: () => {},
    clearRefreshCookie: () => {},
    rawBody: Buffer.alloc(0),
    file: null,
    header: () => null,
    setHeader: () => {},
  }
}
