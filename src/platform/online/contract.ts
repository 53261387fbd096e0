/** Tells whether there is a connection, now and each time that it changes; answers how to stop. */
export type WatchOnline = (listener: (isOnline: boolean) => void) => () => void
