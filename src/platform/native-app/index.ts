import type { FindNativeApp } from './contract'

/** No app of ours is around a mini-program. */
export const findNativeApp: FindNativeApp = () => Promise.resolve(null)
