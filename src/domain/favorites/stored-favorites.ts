import { isRecord } from '../is-record'
import type { FavoriteTarget } from '@/contract/collection'

/** Maximum number of favorites that a device stores for a visitor. */
export const MOST_STORED_FAVORITES = 100

/** Returns the stored favorites after a heart was tapped, newest first; null where the list is full. */
export function changedFavorites(
  stored: readonly FavoriteTarget[],
  target: FavoriteTarget,
  isOn: boolean,
): readonly FavoriteTarget[] | null {
  const others = stored.filter(({ bizType, bizId }) => bizType !== target.bizType || bizId !== target.bizId)
  if (!isOn) return others
  return others.length < MOST_STORED_FAVORITES ? [target, ...others] : null
}

/** Storage name of a visitor's favorites. */
export const storedFavoritesName = 'kept_wishes'

const isTarget = (value: unknown): value is FavoriteTarget =>
  isRecord(value) &&
  (value.bizType === 'hotel' || value.bizType === 'coupon') &&
  typeof value.bizId === 'string' &&
  typeof value.savedAt === 'string' &&
  !Number.isNaN(Date.parse(value.savedAt))

/** Reads a visitor's stored favorites; damaged ones are left out. */
export function readStoredFavorites(text: string | null): FavoriteTarget[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isTarget) : []
  } catch {
    return []
  }
}

/** A favorite to be merged into the list; for a fresh one the current price may count as the price when saved. */
export interface MergedFavorite {
  readonly bizType: FavoriteTarget['bizType']
  readonly bizId: string
  readonly savedAtMs: number
  readonly isFresh: boolean
}

const FRESH_MS = 60 * 60_000

/** Favorites that a device contributes at sign-in: each once, at its earliest saving, future times clamped to now. Throws RangeError where savedAt is no instant. */
export function mergedFavorites(targets: readonly FavoriteTarget[], nowMs: number): MergedFavorite[] {
  const byKey = new Map<string, MergedFavorite>()
  for (const { bizType, bizId, savedAt } of targets) {
    const parsedMs = Date.parse(savedAt)
    if (Number.isNaN(parsedMs)) throw new RangeError(`no instant: ${savedAt}`)
    const savedAtMs = Math.min(parsedMs, nowMs)
    const key = `${bizType} ${bizId}`
    const known = byKey.get(key)
    if (known && known.savedAtMs <= savedAtMs) continue
    byKey.set(key, { bizType, bizId, savedAtMs, isFresh: nowMs - savedAtMs <= FRESH_MS })
  }
  return [...byKey.values()]
}
