import type { CollectionCalls } from '@/api/collection'
import { SignedInSwitch, type SignedInSwitchDependencies } from './signed-in-switch'

/** The hearts of hotels, the same on every screen. */
export const createWishSwitch = (
  calls: Pick<CollectionCalls, 'addCollection' | 'cancelCollection'>,
  dependencies: Omit<SignedInSwitchDependencies, 'name' | 'send'>,
): SignedInSwitch =>
  new SignedInSwitch({
    ...dependencies,
    name: 'wish',
    send: (bizId, isOn) => (isOn ? calls.addCollection : calls.cancelCollection)({ bizType: 'hotel', bizId }),
  })
