import type { WishItem } from '@/contract/collection'

type Place = Pick<WishItem, 'bizId' | 'savedAt'>

/** A wish list with what was taken off it back where it stood: the newest first, each once. */
export function putBack<Item extends Place>(items: readonly Item[], removed: readonly Item[]): Item[] {
  const there = new Set(items.map(({ bizId }) => bizId))
  const all = [...items, ...removed.filter(({ bizId }) => !there.has(bizId))]
  return all.toSorted((one, other) => isBefore(one, other))
}

function isBefore(one: Place, other: Place): number {
  if (one.savedAt !== other.savedAt) return one.savedAt < other.savedAt ? 1 : -1
  return one.bizId < other.bizId ? 1 : -1
}
