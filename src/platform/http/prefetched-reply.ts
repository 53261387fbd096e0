import type { HttpRequest } from './contract'

/** A request that the page started by itself (src/ssr/prefetch-script.ts): its pending reply, its start in milliseconds since 1970 UTC, and its abort. */
export type PrefetchedRequest = readonly [reply: Promise<Response>, begunAtMs: number, abort: AbortController]

declare global {
  interface Window {
    /** By the text of their requests, each until it is taken or nobody may have it any more. */
    __early?: Record<string, PrefetchedRequest>
  }
}

/** Maximum age of a prefetched reply. */
const MOST_AGE_MS = 30_000

const keyOf = ({ method, url, headers, body }: HttpRequest) => JSON.stringify({ method, url, headers, body })

/** Stores a request in flight for the identical request to come; drops requests that nobody took within the maximum age. */
export function storePrefetched(request: HttpRequest, call: PrefetchedRequest): void {
  const fresh = Object.entries(window.__early ?? {}).filter(
    ([, [, startedAtMs]]) => call[1] - startedAtMs < MOST_AGE_MS,
  )
  window.__early = { ...Object.fromEntries(fresh), [keyOf(request)]: call }
}

/** Returns the reply to an identical, recently prefetched request, once; ends with the signal. Resolves to null where the request must be sent. */
export function takePrefetched(
  request: HttpRequest,
  signal: AbortSignal,
  nowMs: number,
): Promise<Response | null> | null {
  const key = keyOf(request)
  const call = window.__early?.[key]
  if (!call) return null
  delete window.__early?.[key]
  const [reply, begunAtMs, abort] = call
  const ageMs = nowMs - begunAtMs
  if (ageMs < 0 || ageMs >= MOST_AGE_MS) return null
  signal.addEventListener('abort', () => abort.abort())
  return reply.catch(() => null)
}
