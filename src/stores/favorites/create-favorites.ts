import type { ApiCalls } from '@/api/create-api'
import { SignedInSwitch, type SignedInSwitchDependencies } from './signed-in-switch'
import type { FavoriteTarget } from '@/contract/collection'
import { type RequestedPrice, StoredFavorites, type StoredFavoritesDependencies } from './stored-favorites'
import type { CurrencyStore } from '../app/currency'
import type { RootStore } from '../app/root'
import type { StayStore } from '../stays/stay'

/** The likes of moments, the same on every screen. */
export const createLikeSwitch = (
  calls: Pick<ApiCalls['feed'], 'like'>,
  dependencies: Omit<SignedInSwitchDependencies, 'name' | 'send'>,
): SignedInSwitch =>
  new SignedInSwitch({
    ...dependencies,
    name: 'like',
    send: (bizId, isLike) => calls.like({ bizType: 'moment', bizId, isLike }),
  })

/** What hearts need from outside. */
interface FavoriteSwitchDependencies extends Required<Omit<SignedInSwitchDependencies, 'name' | 'send'>> {
  readonly calls: Pick<ApiCalls['collection'], 'addCollection' | 'cancelCollection'>
  /** Pricing parameters for the price stored with a favorite. */
  readonly requestedPrice: () => RequestedPrice
}

/** The hearts of one kind of thing, the same on every screen. */
function createFavoriteSwitch(
  bizType: FavoriteTarget['bizType'],
  { calls, requestedPrice, ...dependencies }: FavoriteSwitchDependencies,
): SignedInSwitch {
  return new SignedInSwitch({
    ...dependencies,
    name: `wish_${bizType}`,
    send: (bizId, isOn) =>
      isOn ? calls.addCollection({ bizType, bizId, ...requestedPrice() }) : calls.cancelCollection({ bizType, bizId }),
  })
}

type Dependencies = Omit<StoredFavoritesDependencies, 'merge' | 'requestedPrice'> &
  Pick<FavoriteSwitchDependencies, 'session' | 'login' | 'toast'>

/** The hearts of hotels and vouchers, and what they keep for a visitor. */
export function createFavorites(
  calls: ApiCalls['collection'],
  { stay, currency }: { stay: Pick<StayStore, 'wanted'>; currency: Pick<CurrencyStore, 'preferred'> },
  dependencies: Dependencies,
): Pick<RootStore, 'storedFavorites' | 'hotelFavorites' | 'couponFavorites'> {
  const { session, login, toast } = dependencies
  const requestedPrice = () => ({ ...stay.wanted, currency: currency.preferred ?? undefined })
  const storedFavorites = new StoredFavorites({ ...dependencies, merge: calls.mergeCollection, requestedPrice })
  const hearts = { calls, requestedPrice, session, login, toast }
  return {
    storedFavorites,
    hotelFavorites: createFavoriteSwitch('hotel', { ...hearts, visitors: storedFavorites.of('hotel') }),
    couponFavorites: createFavoriteSwitch('coupon', { ...hearts, visitors: storedFavorites.of('coupon') }),
  }
}
