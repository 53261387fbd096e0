import type { IncomingMessage } from 'node:http'

/**
 * Lets hosts whose requests know no PATCH (WeChat, Alipay) send it as POST with X-HTTP-Method-Override: PATCH.
 * Only with a bearer token in the Authorization header, which no foreign page can add; any other use of the header is ignored.
 */
export function applyMethodOverride(request: IncomingMessage): void {
  const wanted = request.headers['x-http-method-override']
  const isPatch = typeof wanted === 'string' && wanted.toUpperCase() === 'PATCH'
  const hasToken = /^Bearer \S/i.test(request.headers.authorization ?? '')
  if (isPatch && request.method === 'POST' && hasToken) request.method = 'PATCH'
}
