/** How many of its hotels a city's page shows. */
export const CITY_HOTELS_PAGE = 6
