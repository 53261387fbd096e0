import type { FitAppFrame } from './contract'

/** No app of ours is around a mini-program. */
export const fitAppFrame: FitAppFrame = () => Promise.resolve()
