import type { Clock } from '../kernel/time/clock'
import { batchReads } from '../kernel/database/batch-reads'

/** How much older than the state a page may be, ms; what is booked is priced again whatever the page said. */
const GOOD_FOR_MS = 50

/** Returns a function that names the state of what is on sale, at most 50 ms old: the same name means the same state. Many pages so cost one query. */
export function createSaleState(read: () => Promise<string>, clock: Clock): () => Promise<string> {
  let last: { readonly version: string; readonly readAtMs: number } | null = null
  const readForAll = batchReads(async (calls: readonly null[]) => {
    const readAtMs = clock.now().getTime()
    const version = await read()
    last = { version, readAtMs }
    return calls.map(() => version)
  })
  return async () => {
    const ageMs = last === null ? -1 : clock.now().getTime() - last.readAtMs
    return last !== null && ageMs >= 0 && ageMs < GOOD_FOR_MS ? last.version : readForAll(null)
  }
}
