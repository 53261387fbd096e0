import type { FastifyRequest } from 'fastify'

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
