/** What a nightly amount is for: it is always that of one room, and says so where a stay takes several. */
export const nightUnit = (rooms: number): string => (rooms > 1 ? 'per room and night' : 'per night')
