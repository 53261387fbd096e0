/** Where the server gets the time from; nothing else reads it. */
export interface Clock {
  now(): Date
}

/** A clock that stands still until a test moves it. */
export interface VirtualClock extends Clock {
  advance(milliseconds: number): void
  set(instant: Date): void
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that starts at an instant and moves only by advance and set. */
export function createVirtualClock(startAt: Date): VirtualClock {
  let nowMs = startAt.getTime()
  return {
    now: () => new Date(nowMs),
    advance: (milliseconds) => {
      nowMs += milliseconds
    },
    set: (instant) => {
      nowMs = instant.getTime()
    },
  }
}

/** A clock that runs on with another but can be moved against it, as a whole server process needs for its tests. */
export function createShiftedClock(base: Clock): VirtualClock {
  let shiftMs = 0
  return {
    now: () => new Date(base.now().getTime() + shiftMs),
    advance: (milliseconds) => {
      shiftMs += milliseconds
    },
    set: (instant) => {
      shiftMs = instant.getTime() - base.now().getTime()
    },
  }
}

/** Whether a clock can be moved. */
export function isVirtualClock(clock: Clock): clock is VirtualClock {
  return 'advance' in clock
}
