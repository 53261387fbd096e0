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
