import type { SearchKeyboard } from './contract'

/** As browsers name it. */
export const searchKeyboard: SearchKeyboard = { enterKeyHint: 'search' }
