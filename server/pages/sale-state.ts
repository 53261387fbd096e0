import type { Clock } from '../clock'
import { batchReads } from '../database/batch-reads'

/** Names the state of what is on sale: the same name means the same state. */
export interface SaleState {
  /** As it was told by a statement that began less than 50 ms ago; null where none did. Where that is half over, a statement begins for those who ask next. */
  known(): string | null
  /** As it is known, else as a statement tells it that begins now, for all who ask at once. */
  latest(): Promise<string>
}

/** How much older than the state a page may be; what somebody books is priced anew whatever the page said. */
const GOOD_FOR_MS = 50

/** Begins a read unless one is under way; one that fails is told to nobody, for whoever needs it asks again. */
function readOnceAtATime(read: () => Promise<unknown>): () => void {
  let isReading = false
  return () => {
    if (isReading) return
    isReading = true
    void read()
      .catch(() => undefined)
      .finally(() => (isReading = false))
  }
}

/** Keeps the state in mind for a moment, so that many pages cost one statement. */
export function createSaleState(read: () => Promise<string>, clock: Clock): SaleState {
  let told: { readonly version: string; readonly askedAtMs: number } | null = null
  const readForAll = batchReads(async (asked: readonly null[]) => {
    const askedAtMs = clock.now().getTime()
    const version = await read()
    told = { version, askedAtMs }
    return asked.map(() => version)
  })
  const readAhead = readOnceAtATime(() => readForAll(null))
  const known = () => {
    if (told === null) return null
    const ageMs = clock.now().getTime() - told.askedAtMs
    if (ageMs < 0 || ageMs >= GOOD_FOR_MS) return null
    if (ageMs >= GOOD_FOR_MS / 2) readAhead()
    return told.version
  }
  return { known, latest: async () => known() ?? readForAll(null) }
}
