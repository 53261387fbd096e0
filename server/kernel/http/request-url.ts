import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'

/** Whether every escape of a path stands for a character. */
export function isReadable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Returns a URL whose path can be decoded. An undecodable path gets its percent signs escaped, so that it matches nothing instead of being refused before any handler runs. */
export function readableUrl(url: string): string {
  const [path = '', ...search] = url.split('?')
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...search].join('?')
}

const schemeAndHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i

/** Returns a request's address without the scheme and host that its absolute form names, since the caller controls them. */
export function originForm(url: string): string {
  const rest = url.replace(schemeAndHost, '')
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`
}

const API = '/api/'

function decodedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether a request is for the API, however its address is spelled: by the route that it found, or its decoded path where it found none. */
export const isApiCall = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean =>
  routeOptions.url?.startsWith(API) === true || decodedPath(url).startsWith(API)

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
