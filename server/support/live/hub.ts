import type { FastifyBaseLogger } from 'fastify'
import type { Timers } from '@/domain/app/timers'
import type { Database } from '../../kernel/database/executor'
import { readVersions } from './versions'

/** A socket of a chat in this process. */
export interface LiveSocket {
  readonly sessionId: string
  /** Sends what is new of the chat; called also where nothing is. */
  deliver(): void
}

/** Brings what is new in chats to the open sockets of this process, whichever process wrote it. */
export interface ChatLive {
  /** Delivers a chat at once, after a change of this process was committed. */
  wake(sessionId: string): void
  /** Delivers a chat from now on; returns what ends that. */
  join(socket: LiveSocket): () => void
}

declare module '../../kernel/services' {
  interface Services {
    readonly chatLive: ChatLive
  }
}

/** How often the chats of open sockets are compared with the database, ms. */
const POLL_MS = 300

/** What the hub works with. */
interface HubParts {
  readonly database: Pick<Database, 'db'>
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly timers: Pick<Timers, 'every'>
}

/** Creates the hub of a process. It reads the versions of its chats in one query each 300 ms, only while sockets are open. */
export function createChatLive({ database, log, timers }: HubParts): ChatLive {
  const sockets = new Map<string, Set<LiveSocket>>()
  const versions = new Map<string, string>()
  const state = { isLooking: false, isFailing: false, stop: null as (() => void) | null }

  const deliver = (sessionId: string) => {
    for (const socket of sockets.get(sessionId) ?? []) socket.deliver()
  }

  async function compare(): Promise<void> {
    const ids = [...sockets.keys()]
    const found = await readVersions(database.db, ids)
    for (const id of ids) {
      const version = found.get(id) ?? 'gone'
      if (versions.get(id) === version) continue
      versions.set(id, version)
      deliver(id)
    }
    state.isFailing = false
  }

  function look(): void {
    if (state.isLooking) return
    state.isLooking = true
    void compare()
      .catch((error: unknown) => {
        // The first of a row of failures only: without a database every look fails.
        if (!state.isFailing) log.error({ err: error }, 'chats could not be compared, retrying at the next poll')
        state.isFailing = true
      })
      .finally(() => (state.isLooking = false))
  }

  function leave(socket: LiveSocket): void {
    const others = sockets.get(socket.sessionId)
    others?.delete(socket)
    if (others?.size !== 0) return
    sockets.delete(socket.sessionId)
    versions.delete(socket.sessionId)
    if (sockets.size > 0) return
    state.stop?.()
    state.stop = null
  }

  return {
    wake: deliver,
    join: (socket) => {
      const others = sockets.get(socket.sessionId) ?? new Set()
      sockets.set(socket.sessionId, others.add(socket))
      state.stop ??= timers.every(POLL_MS, look)
      return () => leave(socket)
    },
  }
}
