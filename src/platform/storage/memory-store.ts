import type { KeyValueStore } from './contract'

/** Strings that live as long as the page does. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    read: (name) => values.get(name) ?? null,
    write: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  }
}
