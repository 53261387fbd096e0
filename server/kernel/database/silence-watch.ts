import type { Timers } from '@/domain/app/timers'
import { sqlStateOf } from './database-unreachable'

/** How long anything may take before the database is probed. */
const SUSPECT_AFTER_MS = 1_000
const TICK_MS = 250

/** A tick that comes this much later means that this process stood still itself, and proves nothing about the database. */
const STALL_MS = 500

/** What a watch works with. */
export interface SilenceWatchParts {
  /** Opens a new connection and runs a trivial query; rejects when that takes too long. */
  probe(): Promise<void>
  nowMs(): number
  timers: Pick<Timers, 'every'>
  /** The longest that one query may take on its connection, also while the database responds to others. */
  longestMs: number
}

/** Distinguishes an unresponsive database from a busy one. */
export interface SilenceWatch {
  /** Whether the last probe failed; queries are best refused until one succeeds. */
  isSilent(): boolean
  /** Watches something that waits for the database; `giveUp` is called once when it waits in vain. Returns what ends the watching. */
  follow(giveUp: () => void): () => void
  stop(): void
}

interface Wait {
  readonly sinceMs: number
  readonly giveUp: () => void
}

/**
 * A watch over all that waits for one database. Nothing is probed while replies come quickly. Once something waits for a second,
 * a probe over a new connection decides: when it fails, everything that waits is given up, and probes go on until one succeeds.
 */
export function createSilenceWatch({ probe, nowMs, timers, longestMs }: SilenceWatchParts): SilenceWatch {
  const waits = new Set<Wait>()
  const state = { isSilent: false, isProbing: false, spokeAtMs: nowMs(), tickedAtMs: nowMs(), stalledAtMs: -Infinity }

  function giveUp(isHopeless: (wait: Wait) => boolean): void {
    for (const wait of [...waits].filter(isHopeless)) {
      waits.delete(wait)
      wait.giveUp()
    }
  }

  function noteStall(): void {
    const now = nowMs()
    if (now - state.tickedAtMs > TICK_MS + STALL_MS) state.stalledAtMs = now
    state.tickedAtMs = now
  }

  const isSuspect = () => {
    const [oldest] = waits
    return oldest !== undefined && nowMs() - Math.max(oldest.sinceMs, state.spokeAtMs) >= SUSPECT_AFTER_MS
  }

  async function runProbe(): Promise<void> {
    const beganAtMs = nowMs()
    state.isProbing = true
    try {
      await probe()
      state.isSilent = false
      state.spokeAtMs = nowMs()
    } catch (error) {
      noteStall()
      if (state.stalledAtMs >= beganAtMs) return
      // A refusal in PostgreSQL's own words is no silence.
      state.isSilent = sqlStateOf(error) === null
      state.spokeAtMs = nowMs()
      if (state.isSilent) giveUp(() => true)
    } finally {
      state.isProbing = false
    }
  }

  const stopTicking = timers.every(TICK_MS, () => {
    noteStall()
    const now = nowMs()
    giveUp(({ sinceMs }) => now - sinceMs >= longestMs)
    if (!state.isProbing && (state.isSilent || isSuspect())) void runProbe()
  })

  return {
    isSilent: () => state.isSilent,
    follow: (action) => {
      const wait = { sinceMs: nowMs(), giveUp: action }
      waits.add(wait)
      return () => void waits.delete(wait)
    },
    stop: stopTicking,
  }
}
