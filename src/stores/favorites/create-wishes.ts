import type { FeedCalls } from '@/api/feed'
import { SignedInSwitch, type SignedInSwitchDependencies } from './signed-in-switch'
import type { CollectionCalls } from '@/api/collection'
import type { FavoriteTarget } from '@/contract/collection'
import { type RequestedPrice, StoredFavorites, type StoredFavoritesDependencies } from './kept-wishes'
import type { CurrencyStore } from '../app/currency'
import type { RootStore } from '../app/root'
import type { StayStore } from '../stays/stay'

/** The likes of moments, the same on every screen. */
export const createLikeSwitch = (
  calls: Pick<FeedCalls, 'like'>,
  dependencies: Omit<SignedInSwitchDependencies, 'name' | 'send'>,
): SignedInSwitch =>
  new SignedInSwitch({
    ...dependencies,
    name: 'like',
    send: (bizId, isLike) => calls.like({ bizType: 'moment', bizId, isLike }),
  })

/** What hearts need from outside. */
interface FavoriteSwitchDependencies extends Required<Omit<SignedInSwitchDependencies, 'name' | 'send'>> {
  readonly calls: Pick<CollectionCalls, 'addCollection' | 'cancelCollection'>
  /** What the price that is remembered with a wish is asked for. */
  readonly askedPrice: () => RequestedPrice
}

/** The hearts of one kind of thing, the same on every screen. */
function createFavoriteSwitch(
  bizType: FavoriteTarget['bizType'],
  { calls, askedPrice, ...dependencies }: FavoriteSwitchDependencies,
): SignedInSwitch {
  return new SignedInSwitch({
    ...dependencies,
    name: `wish_${bizType}`,
    send: (bizId, isOn) =>
      isOn ? calls.addCollection({ bizType, bizId, ...askedPrice() }) : calls.cancelCollection({ bizType, bizId }),
  })
}

type Dependencies = Omit<StoredFavoritesDependencies, 'merge' | 'askedPrice'> &
  Pick<FavoriteSwitchDependencies, 'session' | 'login' | 'toast'>

/** The hearts of hotels and vouchers, and what they keep for a visitor. */
export function createFavorites(
  calls: CollectionCalls,
  { stay, currency }: { stay: Pick<StayStore, 'wanted'>; currency: Pick<CurrencyStore, 'preferred'> },
  dependencies: Dependencies,
): Pick<RootStore, 'keptWishes' | 'wishes' | 'couponWishes'> {
  const { session, login, toast } = dependencies
  const askedPrice = () => ({ ...stay.wanted, currency: currency.preferred ?? undefined })
  const keptWishes = new StoredFavorites({ ...dependencies, merge: calls.mergeCollection, askedPrice })
  const hearts = { calls, askedPrice, session, login, toast }
  return {
    keptWishes,
    wishes: createFavoriteSwitch('hotel', { ...hearts, visitors: keptWishes.of('hotel') }),
    couponWishes: createFavoriteSwitch('coupon', { ...hearts, visitors: keptWishes.of('coupon') }),
  }
}
