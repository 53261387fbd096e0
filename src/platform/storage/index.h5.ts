import type { KeyValueStore, TabStorage } from './contract'
import { withMemoryFallback } from './memory-store'

const of = (open: () => Storage) =>
  withMemoryFallback(
    () => {
      const storage = open()
      return {
        read: (name) => storage.getItem(name),
        write: (name, value) => storage.setItem(name, value),
        remove: (name) => storage.removeItem(name),
      }
    },
    () => Object.keys(open()),
  )

/** Stored on the device until removed. */
export const deviceStorage: KeyValueStore = of(() => window.localStorage)

/** Stored for this visit: it outlives a reload, not the tab. */
export const tabStorage: TabStorage = of(() => window.sessionStorage)
