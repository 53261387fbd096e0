import type { KeyValueStore, TabStorage } from './contract'
import { hostStorage } from './host-storage'
import { createMemoryStore, withMemoryFallback } from './memory-store'

/** Stored on the device until removed. */
export const deviceStorage: KeyValueStore = withMemoryFallback(() => hostStorage)

/** Stored for this visit: a mini-program has no reload, so memory is enough. */
export const tabStorage: TabStorage = { ...createMemoryStore(), hasUnkept: () => false }
