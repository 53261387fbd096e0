import type { KeyValueStore, TabStorage } from './contract'

const nothing: TabStorage = {
  read: () => null,
  write: () => {},
  remove: () => {},
  names: () => [],
  hasUnkept: () => false,
}

/** The server keeps nothing for anybody, and so nobody's is drawn. */
export const deviceStorage: KeyValueStore = nothing

/** The same. */
export const tabStorage: TabStorage = nothing
