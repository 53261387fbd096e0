/** How many cards of the feed, and how many vouchers, Explore asks for at once. */
export const HOME_FEED_PAGE = 12
export const HOME_RAIL_PAGE = 6
