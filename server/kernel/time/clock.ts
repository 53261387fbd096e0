import { sql } from 'drizzle-orm'
import type { Services } from '../services'

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

/** From here on the tokens of a server are refused by others (`verify-access-token.ts` tolerates 30 s), so it must get no traffic. */
export const MOST_SKEW_MS = 25_000

/** From this difference on, the server logs a warning at startup. */
export const NOTED_SKEW_MS = 5_000

type Clocks = Pick<Services, 'clock' | 'database'>

async function databaseNow({ database }: Clocks): Promise<Date> {
  const { rows } = await database.db.execute<{ ms: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  )
  return new Date(rows[0]?.ms ?? 0)
}

/** How far this server's clock is ahead of the database's, ms; 0 for a virtual clock, which is moved on purpose. */
export async function clockSkewMs(clocks: Clocks): Promise<number> {
  if (isVirtualClock(clocks.clock)) return 0
  const before = clocks.clock.now().getTime()
  const there = (await databaseNow(clocks)).getTime()
  const after = clocks.clock.now().getTime()
  if (there < before) return before - there
  return there > after ? after - there : 0
}

/** The time by which all servers on one database agree: the database's own, or that of a virtual clock. */
export const sharedNow = async (clocks: Clocks): Promise<Date> =>
  isVirtualClock(clocks.clock) ? clocks.clock.now() : databaseNow(clocks)
