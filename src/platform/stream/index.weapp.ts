import Taro from '@tarojs/taro'
import type { OpenStream } from './contract'
import { createReading } from './reading'
import { createUtf8Decoder } from './utf8'

/** WeChat ends requests after a minute where nothing else is set; an AI's reply may take longer. */
const TIMEOUT_MS = 300_000

/** A piece of the body; the developer tools hand over typed arrays. */
type Bytes = ArrayBuffer | Uint8Array

const isBytes = (data: unknown): data is Bytes => data instanceof ArrayBuffer || ArrayBuffer.isView(data)

/** By chunks of the host's request. Some clients report no chunks and hand over everything at the end. */
export const openStream: OpenStream | null = ({ url, headers }, handlers) => {
  const decoder = createUtf8Decoder()
  let hasChunks = false
  const task = Taro.request({
    url,
    header: headers,
    enableChunked: true,
    responseType: 'arraybuffer',
    timeout: TIMEOUT_MS,
  })
  const reading = createReading(handlers, () => task.abort?.())
  const take = (data: Bytes) => {
    if (hasChunks) reading.watchSilence()
    reading.takeText(decoder.decode(new Uint8Array(data)))
  }
  task.onChunkReceived?.(({ data }) => {
    hasChunks = true
    take(data)
  })
  task.then(
    ({ statusCode, data }) => {
      if (!hasChunks && isBytes(data)) take(data)
      if (!hasChunks && typeof data === 'string') reading.takeText(data)
      reading.end(statusCode === 200 ? 'ended' : 'broken')
    },
    () => reading.end('broken'),
  )
  return reading.abort
}
