import type { FeedCalls } from '@/api/feed'
import { SignedInSwitch, type SignedInSwitchDependencies } from './signed-in-switch'

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
