/** How many cards a feed is given at once, so that no step of drawing takes long and none is too much to send to a mini-program. */
const STEP_CARDS = 6

/** How many of a feed's cards are drawn next, where so many are drawn and so many are there. */
export const grownCount = (drawn: number, there: number): number => Math.min(there, drawn + STEP_CARDS)
