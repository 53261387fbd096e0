import pLimit from 'p-limit'

/** Returns a function that runs work with at most `mostAtOnce` at once, in the order it came; rejects with `refuse()` what finds `longestQueue` others waiting. */
export function createLimiter(mostAtOnce: number, longestQueue: number, refuse: () => Error) {
  const limit = pLimit(mostAtOnce)
  return async function runLimited<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount >= mostAtOnce && limit.pendingCount >= longestQueue) throw refuse()
    return limit(work)
  }
}
