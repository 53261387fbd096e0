import type { KeyValueStore, VisitStore } from './contract'

const nothing: VisitStore = {
  read: () => null,
  write: () => {},
  remove: () => {},
  names: () => [],
  hasUnkept: () => false,
}

/** The server keeps nothing for anybody, and so nobody's is drawn. */
export const deviceStorage: KeyValueStore = nothing

/** The same. */
export const visitStorage: VisitStore = nothing
