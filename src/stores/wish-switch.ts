import type { CollectionCalls } from '@/api/collection'
import type { WishTarget } from '@/contract/collection'
import type { WantedStay } from '@/domain/stay/decide-stay'
import { SignedInSwitch, type SignedInSwitchDependencies } from './signed-in-switch'

/** What hearts need from outside. */
export interface WishSwitchDependencies extends Required<Omit<SignedInSwitchDependencies, 'name' | 'send'>> {
  readonly calls: Pick<CollectionCalls, 'addCollection' | 'cancelCollection'>
  /** The stay whose price is remembered with a wish. */
  readonly wantedStay: () => WantedStay
}

/** The hearts of one kind of thing, the same on every screen. */
export function createWishSwitch(
  bizType: WishTarget['bizType'],
  { calls, wantedStay, ...dependencies }: WishSwitchDependencies,
): SignedInSwitch {
  return new SignedInSwitch({
    ...dependencies,
    name: `wish_${bizType}`,
    send: (bizId, isOn) =>
      isOn ? calls.addCollection({ bizType, bizId, ...wantedStay() }) : calls.cancelCollection({ bizType, bizId }),
  })
}
