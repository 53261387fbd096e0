import type { UseNear } from './contract'

/** Mini-programs put off pictures by themselves. */
export const useNear: UseNear = () => true
