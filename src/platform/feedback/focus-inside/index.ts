import type { FocusInside } from './contract'

/** Mini-programs have no keyboard focus, and their elements can't be searched. */
export const focusInside: FocusInside = () => {}
