import type { HostNetwork, HostRequest } from './host-network'

/** Cuts bytes within each character of several bytes. */
function cutInCharacters(bytes: Uint8Array): Uint8Array[] {
  const cuts = [...bytes.keys()].filter((index) => (bytes[index] ?? 0) >= 0xc0).map((index) => index + 1)
  return [0, ...cuts].map((start, index) => bytes.slice(start, cuts[index]))
}

/** A stream of the server's as it arrives; returns its status, rejects where it breaks. */
async function readStream(
  network: HostNetwork,
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  take: (bytes: Uint8Array) => void,
): Promise<number> {
  network.streamedUrls.push(url)
  if (network.isDown) throw new Error('no network')
  const isBreaking = network.isBreaking()
  const reply = await fetch(network.addressOf(url), { headers, signal })
  const body = reply.body?.getReader()
  for (let piece = await body?.read(); piece && !piece.done; piece = await body?.read()) {
    take(piece.value)
    if (isBreaking) throw new Error('the stream broke')
  }
  return reply.status
}

/** WeChat's request in chunks, which end within characters; all text comes by them. */
export function chunkedRequest(network: HostNetwork, options: HostRequest): object {
  const connection = new AbortController()
  const release = network.hold(() => connection.abort())
  let onChunk = (_chunk: { readonly data: ArrayBuffer }) => {}
  const take = (bytes: Uint8Array) => {
    const pieces = cutInCharacters(bytes)
    network.cutCharacters += pieces.length - 1
    for (const piece of pieces) onChunk({ data: Uint8Array.from(piece).buffer })
  }
  readStream(network, options.url, options.header ?? {}, connection.signal, take)
    .then(
      (statusCode) => options.success?.({ statusCode, header: {}, data: '' }),
      () => options.fail?.({ errMsg: 'request:fail' }),
    )
    .finally(release)
  return {
    abort: () => connection.abort(),
    onChunkReceived: (listener: typeof onChunk) => void (onChunk = listener),
  }
}

interface EventSourceOptions {
  readonly url: string
  readonly header: Readonly<Record<string, string>>
}

/** The fields of one event. */
const fieldsOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^\w/.test(line))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()]),
  )

/** Douyin's stream of events, which it reads and parses by itself. */
export const eventSourceOf = (network: HostNetwork) => (options: EventSourceOptions) => {
  const connection = new AbortController()
  const release = network.hold(() => connection.abort())
  const listeners = { message: (_message: object) => {}, error: () => {}, close: () => {} }
  const decoder = new TextDecoder()
  let rest = ''
  const take = (bytes: Uint8Array) => {
    const events = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const { id, data } of events.map(fieldsOf))
      if (data !== undefined) listeners.message({ data, lastEventId: id })
  }
  network.requestedUrls.push(options.url)
  readStream(network, options.url, options.header, connection.signal, take)
    .then(
      (status) => (status === 200 ? listeners.close() : listeners.error()),
      () => listeners.error(),
    )
    .finally(release)
  return {
    onOpen: () => {},
    onMessage: (listener: typeof listeners.message) => void (listeners.message = listener),
    onError: (listener: () => void) => void (listeners.error = listener),
    onClose: (listener: () => void) => void (listeners.close = listener),
    close: () => connection.abort(),
  }
}
