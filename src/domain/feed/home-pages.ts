/** How many vouchers Explore asks for. */
export const HOME_RAIL_PAGE = 6

/** How many cards Explore's feed begins with: three rows, of which a phone's first screen shows one at most. */
const FIRST = 6
const FURTHER = 12

/** How many cards of the feed Explore asks for at once, after a cursor or from the beginning on. */
export const homeFeedPage = (cursor?: string): number => (cursor === undefined ? FIRST : FURTHER)
