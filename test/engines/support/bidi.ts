import { once } from 'node:events'
import WebSocket from 'ws'

/** A connection by WebDriver BiDi. */
export interface Bidi {
  send<Result>(method: string, params: object): Promise<Result>
  close(): void
}

/** Fields of log events; absent from other events. */
export interface BidiEvent {
  readonly type?: string
  readonly level?: string
  readonly text?: string
}

interface Pending {
  resolve(result: never): void
  reject(error: Error): void
}

/** Connects to a browser; its events go to `onEvent`. */
export async function openBidi(url: string, onEvent: (method: string, params: BidiEvent) => void): Promise<Bidi> {
  const socket = new WebSocket(url, { maxPayload: 2 ** 28 })
  await once(socket, 'open')
  const pending = new Map<number, Pending>()
  let last = 0
  socket.on('message', (bytes: Buffer) => {
    const { id, method, params, result, error, message } = JSON.parse(bytes.toString())
    if (id === undefined || id === null) return onEvent(method, params)
    const call = pending.get(id)
    pending.delete(id)
    if (error === undefined) call?.resolve(result as never)
    else call?.reject(new Error(`${error}: ${message}`))
  })
  socket.on('close', () => {
    for (const call of pending.values()) call.reject(new Error('The browser closed the connection'))
  })
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1
        pending.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}
