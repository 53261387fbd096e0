import type { CollectionCalls } from '@/api/collection'
import type { WishTarget } from '@/contract/collection'
import type { AskedPrice } from './asked-price'
import { SignedInSwitch, type SignedInSwitchDependencies } from './signed-in-switch'

/** What hearts need from outside. */
export interface WishSwitchDependencies extends Required<Omit<SignedInSwitchDependencies, 'name' | 'send'>> {
  readonly calls: Pick<CollectionCalls, 'addCollection' | 'cancelCollection'>
  /** What the price that is remembered with a wish is asked for. */
  readonly askedPrice: () => AskedPrice
}

/** The hearts of one kind of thing, the same on every screen. */
export function createWishSwitch(
  bizType: WishTarget['bizType'],
  { calls, askedPrice, ...dependencies }: WishSwitchDependencies,
): SignedInSwitch {
  return new SignedInSwitch({
    ...dependencies,
    name: `wish_${bizType}`,
    send: (bizId, isOn) =>
      isOn ? calls.addCollection({ bizType, bizId, ...askedPrice() }) : calls.cancelCollection({ bizType, bizId }),
  })
}
