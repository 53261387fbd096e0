import type { HasKeyboard } from './contract'

/** Every browser may have one. */
export const hasKeyboard: HasKeyboard = true
