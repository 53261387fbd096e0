type Texts = () => readonly string[]

const textsOf = new WeakMap<object, Texts>()

/** Notes of a reply's list how its items are written: `texts` gives their JSON texts, each of them checked by the contract. The list and its items must not change any more. */
export function writtenList<Item>(list: Item[], texts: Texts): Item[] {
  textsOf.set(list, texts)
  return list
}

/** The texts of a list's items; null where nothing is noted of it. */
export function writtenItems(list: readonly unknown[]): readonly string[] | null {
  return textsOf.get(list)?.() ?? null
}
