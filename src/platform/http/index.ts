import type { HttpRequest, SendHttp, StartHttp } from './contract'
import Taro from '@tarojs/taro'
import { traits } from '../device/traits'
import { lowerCaseHeaders, NoReply, parseBody, withinLimit } from './reply'

/** The same call for hosts without PATCH: POST with X-HTTP-Method-Override. */
const overridePatch = (request: HttpRequest): HttpRequest =>
  request.method === 'PATCH'
    ? { ...request, method: 'POST', headers: { ...request.headers, 'x-http-method-override': 'PATCH' } }
    : request

interface HostReply {
  statusCode?: number
  status?: number
  header?: Record<string, unknown>
  headers?: Record<string, unknown>
  data?: unknown
}

const isTimeout = (failure: unknown) => /time-?\s?out|13/i.test((failure as { errMsg?: string } | null)?.errMsg ?? '')

/** Alipay rejects replies with an error status; extracts the reply. */
const replyInside = (failure: unknown): HostReply | null => {
  const reply = failure as HostReply | null
  return reply && typeof (reply.statusCode ?? reply.status) === 'number' ? reply : null
}

const replyOf = (reply: HostReply) => ({
  status: reply.statusCode ?? reply.status ?? 0,
  headers: lowerCaseHeaders(reply.header ?? reply.headers),
  body: typeof reply.data === 'string' ? parseBody(reply.data) : (reply.data ?? null),
})

/** Calls by the host's request. */
export const sendHttp: SendHttp = async (request) => {
  const { method, url, headers, body, timeoutMs } = traits.hasPatch ? request : overridePatch(request)
  try {
    const sent = Taro.request({ url, method, header: headers, data: body, timeout: timeoutMs, dataType: 'text' })
    return replyOf(await withinLimit(Promise.resolve(sent), timeoutMs))
  } catch (failure) {
    if (failure instanceof NoReply) throw failure
    const reply = replyInside(failure)
    if (reply) return replyOf(reply)
    throw new NoReply(isTimeout(failure) ? 'timeout' : 'network')
  }
}

/** A mini-program's page is there at once and sends its own. */
export const startHttp: StartHttp = () => {}
