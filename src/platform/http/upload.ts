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

/** By the host's uploadFile, which writes the form itself; Alipay wants to know that the file is a picture. */
export const sendFile: SendFile = async ({ url, headers, fields, file, timeoutMs, onProgress }) => {
  if (file.kind !== 'path') throw new NoReply('network')
  const filePath = file.path
  const sent = {
    url,
    filePath,
    name: 'file',
    header: headers,
    formData: fields,
    timeout: timeoutMs,
    fileType: 'image',
  }
  const task = Taro.uploadFile(sent)
  task.progress?.(({ progress }) => onProgress?.(progress))
  try {
    return replyOf(await withinLimit(Promise.resolve(task), timeoutMs))
  } catch (failure) {
    if (failure instanceof NoReply) throw failure
    const reply = replyInside(failure)
    if (reply) return replyOf(reply)
    throw new NoReply(isTimeout(failure) ? 'timeout' : 'network')
  }
}
