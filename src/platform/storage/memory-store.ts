import type { NamedStore } from './contract'

/** Strings that live as long as the page does. */
export function createMemoryStore(): NamedStore {
  const values = new Map<string, string>()
  return {
    read: (name) => values.get(name) ?? null,
    write: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
    names: () => [...values.keys()],
  }
}
