/** Scrolls the page on top to its beginning. */
export type ScrollToTop = () => void

/** Scrolls the page on top so far, in CSS px, without motion. */
export type ScrollPageTo = (topPx: number) => void

/** Scrolls the page on top to the element of an id. */
export type ScrollToElement = (id: string) => void

/** Acts after the next picture where the end of the page on top can be seen, or all but; answers what calls it off. */
export type WhenAtEnd = (action: () => void) => () => void
