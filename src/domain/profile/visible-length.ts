// Joiners, marks that sit on another letter, and selectors: written, but no characters of their own.
const WITHOUT_WIDTH = /[\u0300-\u036f\u200c\u200d\u20d0-\u20ff\ufe00-\ufe0f]/g

/** How many characters of a text can be seen: an accent or a joiner counts with what it belongs to. */
export const visibleLength = (text: string): number => Array.from(text.replace(WITHOUT_WIDTH, '')).length
