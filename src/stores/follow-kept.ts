import { runInAction } from 'mobx'
import type { RootStore } from './root'

/** Takes up what this device keeps of its owner; answers whether whoever was signed in before is not any more. */
export function followKept({
  session,
  region,
  currency,
  keptWishes,
}: Pick<RootStore, 'session' | 'region' | 'currency' | 'keptWishes'>): boolean {
  return runInAction(() => {
    region.follow()
    currency.follow()
    keptWishes.follow()
    const turn = session.followKept()
    return turn === 'ended' || turn === 'other'
  })
}
