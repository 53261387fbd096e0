import { deviceClock } from '../clock'
import type { HttpReply, HttpRequest, SendHttp } from './contract'
import { NoReply } from './no-reply'
import { parseBody } from './parse-body'
import { takeEarly } from './take-early'

async function ask(request: HttpRequest, signal: AbortSignal): Promise<HttpReply> {
  const { method, url, headers, body } = request
  const early = takeEarly(request, signal, deviceClock.now())
  const reply =
    (early && (await early)) ?? (await fetch(url, { method, headers, body, signal, credentials: 'same-origin' }))
  const text = await reply.text()
  return { status: reply.status, headers: Object.fromEntries(reply.headers.entries()), body: parseBody(text) }
}

/** Calls by fetch: Taro.request would cost 27 KB on H5. */
export const sendHttp: SendHttp = async (request) => {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), request.timeoutMs)
  try {
    return await ask(request, abort.signal)
  } catch {
    throw new NoReply(abort.signal.aborted ? 'timeout' : 'network')
  } finally {
    clearTimeout(timer)
  }
}
