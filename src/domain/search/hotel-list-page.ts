/** How many hotels a hotel list begins with: three phone screens of them, for the server draws them, and each costs a slow phone some 20 ms before it listens to taps. */
const FIRST = 8
const FURTHER = 20

/** How many hotels a hotel list asks for at once, after a cursor or from the beginning on. */
export const hotelListPage = (cursor?: string): number => (cursor === undefined ? FIRST : FURTHER)
