import { runInAction } from 'mobx'
import type { RootStore } from './root'
import type { Veil } from './veil'

/** The stores that begin without what the device keeps of its owner. */
export type Settled = Pick<RootStore, 'session' | 'region' | 'currency' | 'keptWishes' | 'stay'>

/** Takes up all that this device keeps of its owner, where the stores began without; answers whether they did. */
export function settleRoot(veil: Veil, { session, region, currency, keptWishes, stay }: Settled): boolean {
  if (!veil.lift()) return false
  runInAction(() => {
    region.follow()
    currency.follow()
    keptWishes.follow()
    session.followKept()
    stay.restore()
  })
  return true
}
