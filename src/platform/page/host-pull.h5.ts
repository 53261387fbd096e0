import type { UseHostPull } from './contract'

/** On H5 the page follows the finger itself. */
export const useHostPull: UseHostPull = () => {}
