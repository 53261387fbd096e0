import type { DestinationRegion } from '@/contract/destination'
import { isTiled } from './is-tiled'

/** Whether the regions of a tab are all laid out with their cities: when all of them together have 30 or fewer (spec §9); else each is unfolded by a tap. */
export function areRegionsTiled(regions: readonly DestinationRegion[]): boolean {
  return isTiled(regions.reduce((sum, region) => sum + region.children.length, 0))
}
