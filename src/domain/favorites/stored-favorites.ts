import { isRecord } from '../is-record'
import type { FavoriteTarget } from '@/contract/collection'

/** So many things a device keeps for a visitor. */
export const MOST_STORED_FAVORITES = 100

/** What a device keeps after a heart was tapped, newest first; null where it is full. */
export function changedFavorites(
  kept: readonly FavoriteTarget[],
  target: FavoriteTarget,
  isOn: boolean,
): readonly FavoriteTarget[] | null {
  const others = kept.filter(({ bizType, bizId }) => bizType !== target.bizType || bizId !== target.bizId)
  if (!isOn) return others
  return others.length < MOST_STORED_FAVORITES ? [target, ...others] : null
}

/** The name under which a device keeps a visitor's wishes. */
export const storedFavoritesName = 'kept_wishes'

const isTarget = (value: unknown): value is FavoriteTarget =>
  isRecord(value) &&
  (value.bizType === 'hotel' || value.bizType === 'coupon') &&
  typeof value.bizId === 'string' &&
  typeof value.savedAt === 'string' &&
  !Number.isNaN(Date.parse(value.savedAt))

/** Reads what a device kept for a visitor; what is damaged is left out. */
export function readStoredFavorites(text: string | null): FavoriteTarget[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isTarget) : []
  } catch {
    return []
  }
}

/** A wish as it is to stand on the list; a fresh one may note what it costs now as what it cost when saved. */
export interface MergedFavorite {
  readonly bizType: FavoriteTarget['bizType']
  readonly bizId: string
  readonly savedAtMs: number
  readonly isFresh: boolean
}

const FRESH_MS = 60 * 60_000

/** What a device brings along when its traveller signs in: each thing once, as old as its first saving; a clock that runs ahead counts as now. Throws RangeError where savedAt is no instant. */
export function mergedFavorites(targets: readonly FavoriteTarget[], nowMs: number): MergedFavorite[] {
  const byKey = new Map<string, MergedFavorite>()
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
