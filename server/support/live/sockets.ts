import type { WebSocket } from '@fastify/websocket'
import type { Timers } from '@/domain/app/timers'
import { uidOfKey } from '../../account/devices'
import { areSessionsLive } from '../../account/repository/sessions'
import type { Services } from '../../kernel/services'
import { closeCodes } from './close-codes'
import { Connection } from './connection'

/** The open sockets of a process. */
export interface Sockets {
  open(socket: WebSocket): void
  isStopping(): boolean
  /** Announces to all that the server stops, closes them, and resolves when they are gone. */
  stop(): Promise<void>
}

/** Sockets that one owner or agent may have open in a process. */
const MOST_OF_HOLDER = 5

/** How often sockets are pinged and their sign-ins looked at, ms. */
const BEAT_MS = 25_000

/** How long closed sockets may take to go, ms. */
const GOING_MS = 1_500

const stoppingText = 'The chat reconnects in a moment.'
const tooManyText = 'This chat was opened in too many places. The one that was opened first has been closed.'

/** The user and sign-in that a socket was opened with; null for visitors. */
function signInOf(connection: Connection): { uid: string; sid: string } | null {
  const holder = connection.holder
  if (holder?.sid == null) return null
  if (holder.side === 'agent') return { uid: holder.holder, sid: holder.sid }
  const uid = uidOfKey(holder.holder)
  return uid === null ? null : { uid, sid: holder.sid }
}

/** Creates the registry of a process's sockets. */
export function createSockets(services: Services, timers: Timers): Sockets {
  const open = new Set<Connection>()
  const state = { isStopping: false, stopBeat: null as (() => void) | null, onEmpty: null as (() => void) | null }

  /** Ends sockets whose sign-in has ended. */
  async function checkSignIns(): Promise<void> {
    const signedIn = [...open].flatMap((connection) => {
      const signIn = signInOf(connection)
      return signIn ? [{ connection, signIn }] : []
    })
    if (signedIn.length === 0) return
    const now = services.clock.now()
    const signIns = signedIn.map(({ signIn }) => signIn)
    const live = await areSessionsLive(services.database.db, signIns, now)
    for (const [at, { connection }] of signedIn.entries()) if (!live[at]) connection.end(null, closeCodes.policy)
  }

  function beat(): void {
    for (const connection of open) connection.beat()
    void checkSignIns().catch((error: unknown) =>
      services.log.warn({ err: error }, 'the sign-ins of sockets could not be checked, retrying at the next beat'),
    )
  }

  function endOldest(newest: Connection): void {
    const holder = newest.holder?.holder
    const own = [...open].filter((connection) => connection.holder?.holder === holder)
    if (own.length > MOST_OF_HOLDER) own[0]?.end({ kind: 'limited', text: tooManyText }, closeCodes.policy)
  }

  function forget(connection: Connection): void {
    open.delete(connection)
    if (open.size > 0) return
    state.stopBeat?.()
    state.stopBeat = null
    state.onEmpty?.()
  }

  return {
    isStopping: () => state.isStopping,
    open: (socket) => {
      state.stopBeat ??= timers.every(BEAT_MS, beat)
      open.add(new Connection({ services, timers, socket, onHello: endOldest, onClose: forget }))
    },
    stop: async () => {
      state.isStopping = true
      if (open.size === 0) return
      await new Promise<void>((resolve) => {
        const cancel = timers.after(GOING_MS, resolve)
        state.onEmpty = () => {
          cancel()
          resolve()
        }
        for (const connection of open) connection.end({ kind: 'stopping', text: stoppingText }, closeCodes.goingAway)
      })
    },
  }
}
