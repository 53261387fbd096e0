/** Scrolls the page on top to its beginning. */
export type ScrollToTop = () => void
