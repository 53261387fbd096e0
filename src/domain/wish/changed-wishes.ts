import type { WishTarget } from '@/contract/collection'

/** So many things a device keeps for a visitor. */
export const MOST_KEPT_WISHES = 100

/** What a device keeps after a heart was tapped, newest first; null where it is full. */
export function changedWishes(
  kept: readonly WishTarget[],
  target: WishTarget,
  isOn: boolean,
): readonly WishTarget[] | null {
  const others = kept.filter(({ bizType, bizId }) => bizType !== target.bizType || bizId !== target.bizId)
  if (!isOn) return others
  return others.length < MOST_KEPT_WISHES ? [target, ...others] : null
}
