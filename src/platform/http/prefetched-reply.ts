import type { HttpRequest } from './contract'

/** A call that the page began by itself (src/ssr/prefetch-script.ts): its answer to come, since when in milliseconds since 1970 UTC, and what calls it off. */
export type PrefetchedRequest = readonly [reply: Promise<Response>, begunAtMs: number, abort: AbortController]

declare global {
  interface Window {
    /** By the text of their requests, each until it is taken or nobody may have it any more. */
    __early?: Record<string, PrefetchedRequest>
  }
}

/** Nobody is told anything older by it. */
const MOST_AGE_MS = 30_000

/** The answer to the very same request where the page has begun it just now, once; ends with the signal, and resolves to null where the request has to be made after all. */
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
