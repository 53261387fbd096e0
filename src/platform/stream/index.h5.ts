import type { OpenStream, StreamRequest } from './contract'
import { createReading, type Reading } from './reading'

const isEventStream = (reply: Response) =>
  reply.ok && (reply.headers.get('content-type') ?? '').startsWith('text/event-stream')

async function read({ url, headers }: StreamRequest, signal: AbortSignal, reading: Reading): Promise<void> {
  reading.watchSilence()
  const reply = await fetch(url, { headers, signal, cache: 'no-store', credentials: 'include' })
  if (!reply.body || !isEventStream(reply)) return reading.end('broken')
  const decoder = new TextDecoder()
  const body = reply.body.getReader()
  for (let piece = await body.read(); !piece.done; piece = await body.read()) {
    reading.watchSilence()
    reading.takeText(decoder.decode(piece.value, { stream: true }))
  }
  reading.end('ended')
}

/** By fetch: EventSource sends no headers, and Taro.request waits for the whole body. */
export const openStream: OpenStream | null = (request, handlers) => {
  const abort = new AbortController()
  const reading = createReading(handlers, () => abort.abort())
  read(request, abort.signal, reading).catch(() => reading.end('broken'))
  return reading.abort
}
