import type { WatchOtherTabs } from './contract'

/** A mini-program runs once. */
export const watchOtherTabs: WatchOtherTabs = () => () => {}
