import { setTimeout as wait } from 'node:timers/promises'
import { randomInt } from 'node:crypto'
import { isWorthRetrying } from './sql-state'

const mostRetries = 5

/** Runs a transaction again after a serialization failure or deadlock, at most five times, each after a longer random pause. */
export async function withRetries<T>(
  run: () => Promise<T>,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await run()
    } catch (error) {
      if (retry >= mostRetries || !isWorthRetrying(error)) throw error
      await pause(randomInt(1, 10 * 2 ** retry))
    }
  }
}
