/** Tells each time that what is kept on the device may have been changed by another tab, or while this page was away; answers how to stop. */
export type WatchOtherTabs = (listener: () => void) => () => void
