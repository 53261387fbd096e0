/** Puts the keyboard's focus on the first element inside that fits the selector. */
export type FocusInside = (root: HTMLElement | null, selector: string) => void
