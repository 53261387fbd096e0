import type { OpenSocket } from './contract'
import { guard, type SocketTask, socketOf, socketUrlOf } from './task-socket'

/** Tasks nest the message; a single socket of old versions does not. */
interface HostMessage {
  readonly data: string | { readonly data: string }
}

interface AlipayTask extends SocketTask {
  onOpen(listener: () => void): void
  onMessage(listener: (message: HostMessage) => void): void
  onError(listener: () => void): void
  onClose(listener: () => void): void
}

declare const my: {
  connectSocket(options: { readonly url: string; readonly multiple: true; readonly fail: () => void }): AlipayTask
}

const textOf = ({ data }: HostMessage): string => (typeof data === 'string' ? data : data.data)

/** By the host itself: Taro overwrites the methods of its tasks with those of the one global socket. */
export const openSocket: OpenSocket = (url, given) => {
  const guarded = guard(given)
  const { handlers } = guarded
  const task = my.connectSocket({ url, multiple: true, fail: () => handlers.onClose() })
  task.onOpen(() => handlers.onOpen())
  task.onMessage((message) => handlers.onMessage(textOf(message)))
  task.onError(() => handlers.onClose())
  task.onClose(() => handlers.onClose())
  return socketOf(() => task, guarded)
}

/** The socket's address on the API's origin. */
export const socketUrl = socketUrlOf
