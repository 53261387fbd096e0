import WebSocket from 'ws'
import type { HostKind } from './host-kind'
import type { Callbacks, HostNetwork } from './host-network'

type SocketOptions = Callbacks & { readonly url: string; readonly multiple?: boolean }

type Sent = Callbacks & { readonly data: string }

/** Alipay nests what came; the others pass it as it is. */
const messageOf = (kind: HostKind, text: string) =>
  kind === 'alipay' ? { data: { data: text, isBuffer: false } } : { data: text }

/** A host's socket task; without a network it fails to open. */
function socketTask(kind: HostKind, network: HostNetwork, { url }: SocketOptions): object {
  const listeners = {
    open: (_result: object) => {},
    message: (_message: object) => {},
    error: (_failure: object) => {},
    close: (_end: object) => {},
  }
  const raw = network.isDown ? null : new WebSocket(network.addressOf(url))
  const release = network.hold(() => raw?.terminate())
  const end = (code: number, reason: string) => {
    release()
    listeners.close({ code, reason })
  }
  raw?.on('open', () => listeners.open({}))
  raw?.on('message', (data: Buffer) => listeners.message(messageOf(kind, data.toString())))
  raw?.on('error', () => listeners.error({ errMsg: 'connectSocket:fail' }))
  raw?.on('close', (code, reason) => end(code, reason.toString()))
  if (!raw) setTimeout(() => end(1006, 'no network'), 0)
  return {
    onOpen: (listener: typeof listeners.open) => void (listeners.open = listener),
    onMessage: (listener: typeof listeners.message) => void (listeners.message = listener),
    onError: (listener: typeof listeners.error) => void (listeners.error = listener),
    onClose: (listener: typeof listeners.close) => void (listeners.close = listener),
    send: ({ data, success, fail }: Sent) => {
      if (raw?.readyState !== WebSocket.OPEN) return fail?.({ errMsg: 'sendSocketMessage:fail' })
      raw.send(data)
      success?.({})
    },
    close: () => raw?.close(),
  }
}

/** The host's call that opens a socket. Taro breaks Alipay's tasks, so that a program must request one of its own there. */
export const connectSocketOf = (kind: HostKind, network: HostNetwork) => (options: SocketOptions) => {
  if (kind === 'alipay' && !options.multiple) throw new Error('a single socket has no task of its own')
  const task = socketTask(kind, network, options)
  queueMicrotask(() => options.success?.({ errMsg: 'connectSocket:ok' }))
  return task
}
