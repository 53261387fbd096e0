import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Returns the address that a request came from. With trusted proxies in front it is what the outermost of them saw: the entry of X-Forwarded-For
 * that many hops from its end; those before it are the caller's own words. A text that is no address counts as none.
 */
export function callerAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustedHops: number) {
  const own = socket.remoteAddress ?? ''
  if (trustedHops === 0) return own
  const entries = (headers['x-forwarded-for']?.toString() ?? '').split(',').map((entry) => entry.trim())
  const seen = entries[Math.max(0, entries.length - trustedHops)] ?? ''
  return isIP(seen) === 0 ? own : seen
}

/** Leaves of X-Forwarded-For the caller's address alone, so that every later reader finds that one. */
export function settleCallerAddress(request: IncomingMessage, trustedHops: number): void {
  if (trustedHops > 0) request.headers['x-forwarded-for'] = callerAddress(request, trustedHops)
}
