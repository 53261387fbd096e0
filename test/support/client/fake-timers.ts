import type { Clock, Timers } from '@/platform/clock'

/** A clock with its timers that stands still until it is moved. */
export interface FakeTimers {
  readonly clock: Clock
  readonly timers: Timers
  /** Lets so much time pass: timers that are due ring in their order, and the promises they began go on. */
  pass(ms: number): Promise<void>
  /** How many timers are running. */
  running(): number
}

interface Ring {
  atMs: number
  readonly periodMs: number | null
  readonly action: () => void
}

/** Lets begun promises go on. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** Begins at an instant in milliseconds since 1970 UTC. */
export function createFakeTimers(startMs = 0): FakeTimers {
  let nowMs = startMs
  const rings = new Set<Ring>()
  const start = (delayMs: number, periodMs: number | null, action: () => void) => {
    const ring: Ring = { atMs: nowMs + delayMs, periodMs, action }
    rings.add(ring)
    return () => void rings.delete(ring)
  }
  const nextUntil = (endMs: number) =>
    [...rings].filter(({ atMs }) => atMs <= endMs).toSorted((one, other) => one.atMs - other.atMs)[0]
  const ringNow = (ring: Ring) => {
    nowMs = ring.atMs
    if (ring.periodMs === null) rings.delete(ring)
    else ring.atMs += ring.periodMs
    ring.action()
  }
  return {
    clock: { now: () => nowMs },
    timers: {
      after: (delayMs, action) => start(delayMs, null, action),
      every: (periodMs, action) => start(periodMs, periodMs, action),
    },
    async pass(ms) {
      const endMs = nowMs + ms
      for (let ring = nextUntil(endMs); ring; ring = nextUntil(endMs)) {
        ringNow(ring)
        await settle()
      }
      nowMs = endMs
      await settle()
    },
    running: () => rings.size,
  }
}
