import { setTimeout as wait } from 'node:timers/promises'
import { sendNextLetter, type SendingServices } from './send-next-letter'

/** Letters that are on their way at the same time. */
const LANES = 4

/** How soon letters go that another process queued, or whose next try is due. */
const POLL_MS = 1_000

/** How long a stop waits for letters that are being handed over. */
const LONGEST_STOP_MS = 5_000

/** Sends the letters that wait in the database, beside the requests; any number of servers may do so. */
export interface LetterPost {
  /** Tells that letters were committed: they go at once. */
  ring(): void
  /** Sends what is due, and resolves when it was tried and nothing is on its way from here. */
  drained(): Promise<void>
  start(): void
  /** Takes no more letters and lets those go that are on their way; all others wait for the next start. */
  stop(): Promise<void>
}

/** The post of one process; it sends nothing by itself before its start. */
export function createLetterPost(services: SendingServices): LetterPost {
  const lanes = new Set<Promise<void>>()
  const state = { busy: 0, rings: 0, isStopped: false }
  let timer: NodeJS.Timeout | null = null

  async function workLane(): Promise<void> {
    state.busy += 1
    try {
      let heard: number
      do {
        heard = state.rings
        while (!state.isStopped && (await sendNextLetter(services)));
      } while (!state.isStopped && heard !== state.rings)
    } finally {
      // In the same turn as the last look at the bell, so that no ring falls between them.
      state.busy -= 1
    }
  }

  function openLane(): void {
    state.rings += 1
    if (state.isStopped || state.busy >= LANES) return
    const lane = workLane()
      .catch((error: unknown) => services.log.error({ err: error }, 'letters were interrupted'))
      .finally(() => lanes.delete(lane))
    lanes.add(lane)
  }

  return {
    ring: () => {
      if (timer) openLane()
    },
    drained: async () => {
      openLane()
      while (lanes.size > 0) await Promise.all(lanes)
    },
    start: () => {
      timer = setInterval(openLane, POLL_MS)
      timer.unref()
      openLane()
    },
    stop: async () => {
      state.isStopped = true
      if (timer) clearInterval(timer)
      await Promise.race([Promise.all(lanes), wait(LONGEST_STOP_MS, undefined, { ref: false })])
    },
  }
}
