/** Up to so many children are all laid out; more are folded (spec §9). */
const MOST_TILES = 30

/** Whether so many children are all laid out at once, without folding and without an index by letter. */
export const isTiled = (count: number): boolean => count <= MOST_TILES
