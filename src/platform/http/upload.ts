import Taro from '@tarojs/taro'
import type { HttpReply, SendFile } from './contract'
import { lowerCaseHeaders, NoReply, parseBody, withinLimit } from './reply'

interface HostReply {
  readonly statusCode?: number | string
  readonly header?: Record<string, unknown>
  readonly data?: unknown
}

const replyOf = ({ statusCode, header, data }: HostReply): HttpReply => ({
  status: Number(statusCode ?? 0),
  headers: lowerCaseHeaders(header),
  body: typeof data === 'string' ? parseBody(data) : (data ?? null),
})

/** Alipay rejects replies with an error status; extracts the reply. */
const replyInside = (failure: unknown): HostReply | null => {
  const reply = failure as HostReply | null
  return reply && Number(reply.statusCode) > 0 ? reply : null
}

const isTimeout = (failure: unknown) => /time-?\s?out/i.test((failure as { errMsg?: string } | null)?.errMsg ?? '')

/** Alipay counts bytes under names of its own. */
interface HostProgress {
  readonly progress?: number
  readonly totalBytesSent?: number
  readonly totalBytesWritten?: number
  readonly totalBytesExpectedToSend?: number
  readonly totalBytesExpectedToWrite?: number
}

function percentOf(counted: HostProgress): number {
  const sent = counted.totalBytesSent ?? counted.totalBytesWritten ?? 0
  const expected = counted.totalBytesExpectedToSend ?? counted.totalBytesExpectedToWrite ?? 0
  return counted.progress ?? (expected > 0 ? Math.floor((100 * sent) / expected) : 0)
}

/** By the host's uploadFile, which writes the form itself; Alipay needs the kind of the file, and covers the page with an overlay of its own unless that is switched off. */
export const sendFile: SendFile = async (request) => {
  const { url, headers, fields, file, timeoutMs, onProgress, onBegun, isVideo } = request
  if (file.kind !== 'path') throw new NoReply('network')
  const filePath = file.path
  const sent = {
    url,
    filePath,
    name: 'file',
    header: headers,
    formData: fields,
    timeout: timeoutMs,
    fileType: isVideo ? 'video' : 'image',
    hideLoading: true,
  }
  const task = Taro.uploadFile(sent)
  task.progress?.((counted: HostProgress) => onProgress?.(percentOf(counted)))
  onBegun?.(() => task.abort?.())
  try {
    return replyOf(await withinLimit(Promise.resolve(task), timeoutMs))
  } catch (failure) {
    if (failure instanceof NoReply) throw failure
    const reply = replyInside(failure)
    if (reply) return replyOf(reply)
    throw new NoReply(isTimeout(failure) ? 'timeout' : 'network')
  }
}
