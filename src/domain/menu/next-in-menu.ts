/** The item of a menu that a key leads to from the one with the focus, or null where the key means nothing to menus: arrows go round, Home and End to the ends, a letter to the next name that begins with it. */
export function nextInMenu(names: readonly string[], at: number, key: string): number | null {
  const count = names.length
  if (count === 0) return null
  const byKey: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return byKey[key] ?? byLetter(names, at, key)
}

function byLetter(names: readonly string[], at: number, key: string): number | null {
  if ([...key].length !== 1 || key === ' ') return null
  const letter = key.toLowerCase()
  const order = names.map((_name, step) => (at + 1 + step) % names.length)
  return order.find((index) => names[index]?.toLowerCase().startsWith(letter)) ?? null
}
