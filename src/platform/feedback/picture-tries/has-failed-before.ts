import type { HasFailedBefore } from './contract'

/** Nothing is drawn before the app in mini-programs. */
export const hasFailedBefore: HasFailedBefore = () => false
