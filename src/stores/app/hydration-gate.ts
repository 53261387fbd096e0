import { runInAction } from 'mobx'
import type { RootStore } from './root'

/** Things by name, as storage and credentials have them. */
interface Readable {
  read(name: string): string | null
}

/** Hides stored values until it is opened, so that the app hydrates the screen that every visitor gets. */
export class HydrationGate {
  constructor(private isClosed: boolean) {}

  /** Returns the same store, empty to readers while the gate is closed; writes go through. */
  guard<Store extends Readable>(store: Store): Store {
    return { ...store, read: (name: string) => (this.isClosed ? null : store.read(name)) }
  }

  /** Shows everything; returns whether it was hidden. */
  open(): boolean {
    const wasClosed = this.isClosed
    this.isClosed = false
    return wasClosed
  }
}

/** The stores that start without the values stored on the device. */
type Restored = Pick<RootStore, 'session' | 'region' | 'currency' | 'storedFavorites' | 'stay'>

/** Restores the stored values once the app has hydrated; returns whether there was anything to restore. */
export function restoreRoot(
  gate: HydrationGate,
  { session, region, currency, storedFavorites, stay }: Restored,
): boolean {
  if (!gate.open()) return false
  runInAction(() => {
    region.follow()
    currency.follow()
    storedFavorites.follow()
    session.followStored()
    stay.restore()
  })
  return true
}
