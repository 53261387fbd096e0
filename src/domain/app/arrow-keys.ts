/** Index of the menu item that a key leads to from `at`; null for other keys. Arrows wrap, Home and End jump, a character finds the next name that begins with it. */
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

/** What decides whether a tab can be chosen. */
interface TabState<Key extends string> {
  readonly key: Key
  readonly isDisabled?: boolean
}

/** The tab that a key leads to: arrows go on or back and round the ends, Home and End to the first and last, disabled ones skipped; null where the key means nothing here or there is no other tab. */
export function keyedTab<Key extends string>(
  tabs: readonly TabState<Key>[],
  selected: Key,
  pressed: string,
): Key | null {
  const open = tabs.filter((tab) => tab.key === selected || !tab.isDisabled)
  const at = open.findIndex(({ key }) => key === selected)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + open.length, Home: 0, End: open.length - 1 }[pressed]
  if (next === undefined) return null
  const found = open[next % open.length]?.key
  return found === undefined || found === selected ? null : found
}
