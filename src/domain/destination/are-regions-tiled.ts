import type { DestinationRegion } from './destination-regions'

/** Up to so many places are all laid out; more are folded by region (spec §9). */
const MOST_TILES = 30

/** Whether all places of a tab are shown at once, without folding. */
export function areRegionsTiled(regions: readonly DestinationRegion[]): boolean {
  return regions.reduce((sum, region) => sum + region.options.length, 0) <= MOST_TILES
}
