import type { DialogEvent } from '@/contract/dialog'
import type { AssistantCaller } from './caller-routes'
import { endWithEvent } from './append-event'
import { ownTurn } from './dialogs'
import { endLostTurn, isLost } from './lost-turns'
import { readEvents } from './repository'
import type { Turns } from './turns'

/** Maximum delay of events that another process stores. */
const POLL_MS = 250

/** Proxies close idle connections. */
const HEARTBEAT_MS = 15_000

/** Some events of an answer, and whether no more follow. */
interface ReadEvents {
  readonly events: DialogEvent[]
  readonly isEnded: boolean
}

async function eventsAfter(caller: AssistantCaller, turnId: string, after: number): Promise<ReadEvents> {
  const { database, clock } = caller.services
  const { turn } = await ownTurn(caller, turnId)
  if (isLost(turn, clock.now())) await endLostTurn(caller.services, turn)
  const events = (await readEvents(database.db, [turnId], after)).map(({ event }) => event)
  const isEnded = events.at(-1)?.kind === 'end' || (turn.state !== 'running' && events.length === 0)
  return { events, isEnded }
}

/** Returns the events of an answer after `after`; waits up to `waitMs` for the first. Throws 404. */
export async function pollAnswer(
  caller: AssistantCaller,
  { turnId, after, waitMs }: { readonly turnId: string; readonly after: number; readonly waitMs: number },
): Promise<ReadEvents> {
  const { turns } = caller.services
  const news = turns.listen(turnId)
  try {
    for (let left = waitMs; ; left -= POLL_MS) {
      const isOver = turns.isOver(turnId)
      const read = await eventsAfter(caller, turnId, after)
      if (read.events.length > 0 || read.isEnded || left <= 0 || isOver) return read
      await news.next(Math.min(left, POLL_MS))
    }
  } finally {
    news.end()
  }
}

/** Yields the events of an answer after `after` as they are stored, until the last or until this server ends. Yields null as a heartbeat. Throws 404. */
export async function* followAnswer(
  caller: AssistantCaller,
  turnId: string,
  after: number,
): AsyncGenerator<DialogEvent | null, void> {
  const { turns } = caller.services
  const news = turns.listen(turnId)
  let last = after
  let quietMs = 0
  try {
    for (;;) {
      // Read before the events, so that the last of them is not missed.
      const isOver = turns.isOver(turnId)
      const { events, isEnded } = await eventsAfter(caller, turnId, last)
      for (const event of events) yield event
      last = events.at(-1)?.seq ?? last
      if (isEnded || (isOver && events.length === 0)) return
      if (events.length === 0) {
        await news.next(POLL_MS)
        quietMs += POLL_MS
      } else quietMs = 0
      if (quietMs < HEARTBEAT_MS) continue
      yield null
      quietMs = 0
    }
  } finally {
    news.end()
  }
}

/** Stops an answer, in whichever process it runs. Throws 404. */
export async function stopAnswer(caller: AssistantCaller, turnId: string): Promise<void> {
  const { services } = caller
  await ownTurn(caller, turnId)
  await endWithEvent(services.database, turnId, { state: 'stopped', text: '' })
  services.turns.abort(turnId)
}

declare module '../kernel/services' {
  interface Services {
    /** Answers questions to the assistant in this process. */
    readonly turns: Turns
  }
}
