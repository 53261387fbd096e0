import type { Socket, SocketHandlers, SocketUrl } from './contract'

/** The methods of a host's socket task that are used. */
export interface SocketTask {
  send(options: { readonly data: string; readonly fail?: () => void }): void
  close(options: object): void
}

/** The handlers of a socket while it is open or opens; its end is reported once. */
export interface Guarded {
  readonly handlers: SocketHandlers
  readonly isOver: () => boolean
  /** Calls nothing from now on. */
  readonly silence: () => void
}

/** Wraps handlers so that nothing is called after the end. */
export function guard(handlers: SocketHandlers): Guarded {
  let isOver = false
  return {
    isOver: () => isOver,
    silence: () => void (isOver = true),
    handlers: {
      onOpen: () => {
        if (!isOver) handlers.onOpen()
      },
      onMessage: (text) => {
        if (!isOver) handlers.onMessage(text)
      },
      onClose: () => {
        if (isOver) return
        isOver = true
        handlers.onClose()
      },
    },
  }
}

/** Calls a method of the host that may throw once the task has ended. */
function attempt(action: () => void): void {
  try {
    action()
  } catch {
    // The host reports the end of the task by an event.
  }
}

/** A socket by a host's task, null while there is none yet. */
export const socketOf = (task: () => SocketTask | null, { isOver, silence }: Guarded): Socket => ({
  send: (data) => {
    if (!isOver()) attempt(() => task()?.send({ data, fail: () => {} }))
  },
  close: () => {
    silence()
    attempt(() => task()?.close({}))
  },
})

/** Mini-programs always have an origin. */
export const socketUrlOf: SocketUrl = (origin, path) => origin.replace(/^http/, 'ws') + path
