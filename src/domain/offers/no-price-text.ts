/** What a hotel that sells no rooms here says of its nights: its own words, and no price of the stay. */
export const ownPriceText = (priceFrom: string): string => `Nights from ${priceFrom}, says the hotel`

/** What stands in place of a price where a hotel has nothing to sell for the stay. */
export const noPriceText = (hasRooms: boolean): string =>
  hasRooms ? 'Sold out for these dates' : 'Ask for availability'
