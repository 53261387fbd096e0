import type { OpenSocket, SocketUrl } from './contract'
import { guard, socketUrlOf } from './task-socket'

/** By the browser's own socket: Taro's loses the listeners and the code of the end. */
export const openSocket: OpenSocket = (url, given) => {
  const { handlers, silence } = guard(given)
  const socket = new WebSocket(url)
  socket.addEventListener('open', () => handlers.onOpen())
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') handlers.onMessage(data)
  })
  socket.addEventListener('error', () => handlers.onClose())
  socket.addEventListener('close', () => handlers.onClose())
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => {
      silence()
      socket.close()
    },
  }
}

/** The socket's address on the API's origin, or on the page's own. */
export const socketUrl: SocketUrl = (origin, path) => socketUrlOf(origin === '' ? window.location.origin : origin, path)
