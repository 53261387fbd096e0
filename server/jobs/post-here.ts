import type { FastifyInstance } from 'fastify'
import type { JobTools } from '../kernel/jobs/run-jobs'

const TIMEOUT_MS = 10_000

/** Reaches an app's own addresses as a caller from outside does: over HTTP where it listens, else through its front door in memory. */
export function postHere(app: FastifyInstance): JobTools['postHere'] {
  return async (path, headers, body) => {
    const sent = { ...headers, 'content-type': 'application/json' }
    const address = app.server.address()
    if (address === null || typeof address === 'string') {
      const answer = await app.inject({ method: 'POST', url: path, headers: sent, payload: body })
      return answer.statusCode
    }
    const host = address.family === 'IPv6' && address.address === '::1' ? '[::1]' : '127.0.0.1'
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(`http://${host}:${address.port}${path}`, { method: 'POST', headers: sent, body, signal })
    return answer.status
  }
}
