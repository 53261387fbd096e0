import type { HttpRequest } from './contract'

/** The same call for hosts without PATCH: POST with X-HTTP-Method-Override. */
export const overridePatch = (request: HttpRequest): HttpRequest =>
  request.method === 'PATCH'
    ? { ...request, method: 'POST', headers: { ...request.headers, 'x-http-method-override': 'PATCH' } }
    : request
