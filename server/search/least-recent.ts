/** Keeps at most so much of what was worked out; what was asked for longest ago goes first. How much may change, and counts whenever something is added. */
export class LeastRecent<Value> {
  private readonly byKey = new Map<string, Value>()
  private weight = 0

  constructor(
    private readonly most: number | (() => number),
    private readonly weightOf: (value: Value) => number = () => 1,
  ) {}

  /** The value of a key, worked out where it is not kept or, as `isGood` says, no longer good. */
  get(key: string, make: () => Value, isGood: (value: Value) => boolean = () => true): Value {
    const known = this.byKey.get(key)
    if (known !== undefined) {
      this.byKey.delete(key)
      if (isGood(known)) {
        this.byKey.set(key, known)
        return known
      }
      this.weight -= this.weightOf(known)
    }
    const made = make()
    this.byKey.set(key, made)
    this.weight += this.weightOf(made)
    this.dropOldest(key)
    return made
  }

  /** The value of a key where it is kept; it counts as asked for no later than it was. */
  peek(key: string): Value | undefined {
    return this.byKey.get(key)
  }

  /** Forgets all values of which something is so. */
  forget(isSo: (value: Value) => boolean): void {
    for (const [key, value] of this.byKey) {
      if (!isSo(value)) continue
      this.byKey.delete(key)
      this.weight -= this.weightOf(value)
    }
  }

  private dropOldest(newest: string): void {
    const most = typeof this.most === 'number' ? this.most : this.most()
    for (const [key, value] of this.byKey) {
      if (this.weight <= most || key === newest) return
      this.byKey.delete(key)
      this.weight -= this.weightOf(value)
    }
  }
}
