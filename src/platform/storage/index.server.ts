import type { KeyValueStore, TabStorage } from './contract'

const nothing: TabStorage = {
  read: () => null,
  write: () => {},
  remove: () => {},
  names: () => [],
  hasUnkept: () => false,
}

/** The server stores nothing for a user, so nothing of a user is rendered. */
export const deviceStorage: KeyValueStore = nothing

/** The same. */
export const tabStorage: TabStorage = nothing
