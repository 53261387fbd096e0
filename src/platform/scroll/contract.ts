/** Scrolls the page on top to its beginning. */
export type ScrollToTop = () => void

/** Scrolls the page on top so far, in CSS px, without motion. */
export type ScrollPageTo = (topPx: number) => void

/** Scrolls the page on top to the element of an id. */
export type ScrollToElement = (id: string) => void
