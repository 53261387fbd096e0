/** Things by name, as storage and credentials have them. */
interface Readable {
  read(name: string): string | null
}

/** Hides what is kept until it is lifted, so that what is drawn first is nobody's own. */
export class Veil {
  constructor(private isOn: boolean) {}

  /** The same store, seemingly empty under the veil; what is written goes through. */
  over<Store extends Readable>(store: Store): Store {
    return { ...store, read: (name: string) => (this.isOn ? null : store.read(name)) }
  }

  /** Lets everything be seen; answers whether it was hidden. */
  lift(): boolean {
    const wasOn = this.isOn
    this.isOn = false
    return wasOn
  }
}
