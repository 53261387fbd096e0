import type { KeyValueStore, NamedStore, TabStorage } from './contract'

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

/** The same store with memory as fallback: a value that the host refuses to store, read or remove is held in memory instead of throwing. `names` lists the host's names, where it can. */
export function withMemoryFallback(open: () => KeyValueStore, names: () => readonly string[] = () => []): TabStorage {
  const memory = createMemoryStore()
  const forgotten = new Set<string>()
  const unkept = new Set<string>()
  const attempt = <Value>(run: (store: KeyValueStore) => Value, instead: Value): Value => {
    try {
      return run(open())
    } catch {
      return instead
    }
  }
  return {
    read: (name) => memory.read(name) ?? (forgotten.has(name) ? null : attempt((store) => store.read(name), null)),
    write(name, value) {
      forgotten.delete(name)
      const isStored = attempt((store) => (store.write(name, value), true), false)
      if (isStored) memory.remove(name)
      else memory.write(name, value)
      if (isStored) unkept.delete(name)
      else unkept.add(name)
    },
    remove(name) {
      memory.remove(name)
      unkept.delete(name)
      const isGone = attempt((store) => (store.remove(name), true), false)
      if (!isGone) forgotten.add(name)
    },
    names: () => [...new Set([...memory.names(), ...attempt(names, [])])].filter((name) => !forgotten.has(name)),
    /** Whether something is in memory only, and lost when the page goes. */
    hasUnkept: () => unkept.size > 0,
  }
}
