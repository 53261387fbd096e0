import type { UsePullGesture } from './contract'

/** Mini-programs pull down by themselves, by the page's config. */
export const usePullGesture: UsePullGesture = () => {}
