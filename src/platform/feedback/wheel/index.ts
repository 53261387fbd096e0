import type { UseWheel } from './contract'

/** Mini-programs tell of no wheel. */
export const useWheel: UseWheel = () => {}
