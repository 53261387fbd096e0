import type { UsePullGesture } from './contract'

/** Mini-programs pull down by themselves, as the page's config says. */
export const usePullGesture: UsePullGesture = () => {}
