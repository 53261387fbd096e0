import type { WishTarget } from '@/contract/collection'

/** A wish as it is to stand on the list; a fresh one may note what it costs now as what it cost when saved. */
export interface MergedWish {
  readonly bizType: WishTarget['bizType']
  readonly bizId: string
  readonly savedAtMs: number
  readonly isFresh: boolean
}

const FRESH_MS = 60 * 60_000

/** What a device brings along when its traveller signs in: each thing once, as old as its first saving; a clock that runs ahead counts as now. Throws RangeError where savedAt is no instant. */
export function mergedWishes(targets: readonly WishTarget[], nowMs: number): MergedWish[] {
  const byKey = new Map<string, MergedWish>()
  for (const { bizType, bizId, savedAt } of targets) {
    const saidMs = Date.parse(savedAt)
    if (Number.isNaN(saidMs)) throw new RangeError(`no instant: ${savedAt}`)
    const savedAtMs = Math.min(saidMs, nowMs)
    const key = `${bizType} ${bizId}`
    const known = byKey.get(key)
    if (known && known.savedAtMs <= savedAtMs) continue
    byKey.set(key, { bizType, bizId, savedAtMs, isFresh: nowMs - savedAtMs <= FRESH_MS })
  }
  return [...byKey.values()]
}
