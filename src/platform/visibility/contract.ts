/** Tells each time that the app goes to the background (false) or comes back (true); answers how to stop. */
export type WatchVisibility = (listener: (isVisible: boolean) => void) => () => void
