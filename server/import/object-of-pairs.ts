/** The object that a list of pairs stands for, written as [name, value] or {name, value}; null where the list is none. */
export function objectOfPairs(list: readonly unknown[]): object | null {
  const pairs = list.map(pairOf)
  return list.length > 0 && pairs.every((pair) => pair !== null) ? Object.fromEntries(pairs) : null
}

function pairOf(entry: unknown): readonly [name: string, value: unknown] | null {
  if (Array.isArray(entry)) {
    const [name, value]: unknown[] = entry
    return entry.length === 2 && typeof name === 'string' ? [name, value] : null
  }
  if (typeof entry !== 'object' || entry === null || !('value' in entry) || Object.keys(entry).length !== 2) return null
  const name = Object.entries(entry).find(([key]) => /^(name|key|field|label)$/i.test(key))?.[1]
  return typeof name === 'string' ? [name, entry.value] : null
}
