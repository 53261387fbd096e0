/** A store of strings in memory, with a look at all of it. */
export function inspectableStore(start: Record<string, string> = {}) {
  const values = new Map(Object.entries(start))
  return {
    read: (name: string) => values.get(name) ?? null,
    write: (name: string, value: string) => void values.set(name, value),
    remove: (name: string) => void values.delete(name),
    hasUnkept: () => false,
    names: () => [...values.keys()],
    all: () => Object.fromEntries(values),
  }
}
