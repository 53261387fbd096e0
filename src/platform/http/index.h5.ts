import { deviceClock } from '../clock'
import type { HttpReply, HttpRequest, SendHttp, StartHttp } from './contract'
import { NoReply, parseBody } from './reply'
import { storePrefetched, takePrefetched } from './prefetched-reply'

/** Browsers keep 64 KiB of bodies for a page that has gone, all of them together; beyond it a call would be refused. */
const MOST_KEEPALIVE_CHARACTERS = 8192

/** Whether a call goes on when the page is left: what somebody changed a moment ago is not lost by a reload. */
const outlivesPage = ({ method, body = '' }: HttpRequest) =>
  method !== 'GET' && body.length <= MOST_KEEPALIVE_CHARACTERS

async function fetchReply(request: HttpRequest, signal: AbortSignal): Promise<HttpReply> {
  const { method, url, headers, body } = request
  const early = takePrefetched(request, signal, deviceClock.now())
  const keepalive = outlivesPage(request)
  const reply =
    (early && (await early)) ?? (await fetch(url, { method, headers, body, signal, keepalive, credentials: 'include' }))
  const text = await reply.text()
  return { status: reply.status, headers: Object.fromEntries(reply.headers.entries()), body: parseBody(text) }
}

/** Calls by fetch: Taro.request would cost 27 KB on H5. Where the API has an origin of its own, its refresh cookie goes along. */
export const sendHttp: SendHttp = async (request) => {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), request.timeoutMs)
  try {
    return await fetchReply(request, abort.signal)
  } catch {
    throw new NoReply(abort.signal.aborted ? 'timeout' : 'network')
  } finally {
    clearTimeout(timer)
  }
}

/** By fetch, before the page that sends the call is there. */
export const startHttp: StartHttp = (request) => {
  const { method, url, headers, body } = request
  const abort = new AbortController()
  const reply = fetch(url, { method, headers, body, signal: abort.signal, credentials: 'include' })
  // The request that takes the reply is sent again.
  reply.catch(() => {})
  storePrefetched(request, [reply, deviceClock.now(), abort])
}
