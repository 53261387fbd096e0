/** Strings stored by name; where the host refuses (private mode, full, blocked) they live in memory until the page goes. */
export interface KeyValueStore {
  read(name: string): string | null
  write(name: string, value: string): void
  remove(name: string): void
}

/** The same store, with a list of all stored names. */
export interface NamedStore extends KeyValueStore {
  names(): readonly string[]
}

/** Storage for one visit; it reports whether some of it is in memory only, and lost when the page goes. */
export interface TabStorage extends NamedStore {
  hasUnkept(): boolean
}

/** Reports each time that the device's storage may have changed in another tab or while this page was away; returns a function that unsubscribes. */
export type WatchOtherTabs = (listener: () => void) => () => void
