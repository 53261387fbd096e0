import type { CollectionCalls } from '@/api/collection'
import { KeptWishes, type KeptWishesDependencies } from './kept-wishes'
import type { CurrencyStore } from './currency'
import type { RootStore } from './root'
import type { StayStore } from './stay'
import { createWishSwitch, type WishSwitchDependencies } from './wish-switch'

type Dependencies = Omit<KeptWishesDependencies, 'merge' | 'askedPrice'> &
  Pick<WishSwitchDependencies, 'session' | 'login' | 'toast'>

/** The hearts of hotels and vouchers, and what they keep for a visitor. */
export function createWishes(
  calls: CollectionCalls,
  { stay, currency }: { stay: Pick<StayStore, 'wanted'>; currency: Pick<CurrencyStore, 'preferred'> },
  dependencies: Dependencies,
): Pick<RootStore, 'keptWishes' | 'wishes' | 'couponWishes'> {
  const { session, login, toast } = dependencies
  const askedPrice = () => ({ ...stay.wanted, currency: currency.preferred ?? undefined })
  const keptWishes = new KeptWishes({ ...dependencies, merge: calls.mergeCollection, askedPrice })
  const hearts = { calls, askedPrice, session, login, toast }
  return {
    keptWishes,
    wishes: createWishSwitch('hotel', { ...hearts, visitors: keptWishes.of('hotel') }),
    couponWishes: createWishSwitch('coupon', { ...hearts, visitors: keptWishes.of('coupon') }),
  }
}
