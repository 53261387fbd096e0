/** Strings kept by name; where the host refuses (private mode, full, blocked) they live in memory until the page goes. */
export interface KeyValueStore {
  read(name: string): string | null
  write(name: string, value: string): void
  remove(name: string): void
}

/** The same, and it knows all names under which something is kept. */
export interface NamedStore extends KeyValueStore {
  names(): readonly string[]
}

/** What is kept for one visit; it tells whether some of it is in memory only, and lost when the page goes. */
export interface TabStorage extends NamedStore {
  hasUnkept(): boolean
}

/** Tells each time that what is kept on the device may have been changed by another tab, or while this page was away; answers how to stop. */
export type WatchOtherTabs = (listener: () => void) => () => void
