/** Keeps one of all values that are alike. */
export class Interner<Value> {
  private readonly byKey = new Map<string, Value>()

  /** The value that was first seen under a key; made where there is none yet. */
  get(key: string, make: () => Value): Value {
    const known = this.byKey.get(key)
    if (known !== undefined) return known
    const made = make()
    this.byKey.set(key, made)
    return made
  }
}
