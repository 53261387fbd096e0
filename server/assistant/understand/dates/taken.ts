/** Replaces each character that a rule has read: no pattern matches it, and positions don't change. */
export const TAKEN = '\ue000'

/** A text with gaps where something was read. */
export const withGaps = (text: string): string => text.replace(/\ue000+/g, '  ')
