import Taro from '@tarojs/taro'
import type { OpenSocket } from './contract'
import { guard, socketOf, socketUrlOf } from './task-socket'

/** By the host's socket task, which Taro hands over once the host has begun to connect. */
export const openSocket: OpenSocket = (url, given) => {
  const guarded = guard(given)
  const { handlers, isOver } = guarded
  let task: Taro.SocketTask | null = null
  const begin = async () => {
    const begun = await Taro.connectSocket({ url })
    task = begun
    begun.onOpen(() => handlers.onOpen())
    begun.onMessage(({ data }) => {
      if (typeof data === 'string') handlers.onMessage(data)
    })
    begun.onError(() => handlers.onClose())
    begun.onClose(() => handlers.onClose())
    // It was closed before the host began.
    if (isOver()) begun.close({})
  }
  begin().catch(() => handlers.onClose())
  return socketOf(() => task, guarded)
}

/** The socket's address on the API's origin. */
export const socketUrl = socketUrlOf
