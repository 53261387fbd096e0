import type { UsePageAhead } from './contract'

/** Mini-programs render nothing ahead. */
export const usePageAhead: UsePageAhead = () => {}
