/** So many px of a screen 375 px wide, in the unit that grows with the screen (`--fall-100` of the style sheet is 100 of them). */
export const pxAt375 = (px: number): string => `calc(var(--fall-100) * ${px / 100})`
