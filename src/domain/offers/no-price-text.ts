/** What stands in place of a price where a hotel has nothing to sell for the stay. */
export const noPriceText = (hasRooms: boolean): string =>
  hasRooms ? 'Sold out for these dates' : 'Ask for availability'
