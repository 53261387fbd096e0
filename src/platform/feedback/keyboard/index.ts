import type { HasKeyboard } from './contract'

/** Mini-programs are touched alone. */
export const hasKeyboard: HasKeyboard = false
