import type { Timers } from '@/domain/app/timers'

interface Waiting {
  dueMs: number
  readonly everyMs: number | null
  readonly action: () => void
}

/** Creates timers that only advance by hand. */
export function handTimers() {
  let nowMs = 0
  const waiting = new Set<Waiting>()
  const add = (delayMs: number, everyMs: number | null, action: () => void) => {
    const entry: Waiting = { dueMs: nowMs + delayMs, everyMs, action }
    waiting.add(entry)
    return () => void waiting.delete(entry)
  }
  const next = (untilMs: number) =>
    [...waiting].filter((entry) => entry.dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0]
  const pass = (ms: number) => {
    const untilMs = nowMs + ms
    for (let entry = next(untilMs); entry; entry = next(untilMs)) {
      nowMs = entry.dueMs
      if (entry.everyMs === null) waiting.delete(entry)
      else entry.dueMs += entry.everyMs
      entry.action()
    }
    nowMs = untilMs
  }
  const timers: Timers = {
    after: (delayMs, action) => add(delayMs, null, action),
    every: (periodMs, action) => add(periodMs, periodMs, action),
  }
  return { ...timers, pass, waiting: () => waiting.size }
}
