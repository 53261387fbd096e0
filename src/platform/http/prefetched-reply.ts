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

/** Returns the reply to an identical, recently prefetched request, once; ends with the signal. Resolves to null where the request must be sent. */
export function takePrefetched(
  { method, url, headers, body }: HttpRequest,
  signal: AbortSignal,
  nowMs: number,
): Promise<Response | null> | null {
  const key = JSON.stringify({ method, url, headers, body })
  const call = window.__early?.[key]
  if (!call) return null
  delete window.__early?.[key]
  const [reply, begunAtMs, abort] = call
  const ageMs = nowMs - begunAtMs
  if (ageMs < 0 || ageMs >= MOST_AGE_MS) return null
  signal.addEventListener('abort', () => abort.abort())
  return reply.catch(() => null)
}
