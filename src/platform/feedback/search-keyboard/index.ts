import type { SearchKeyboard } from './contract'

/** As the hosts' own inputs name it. */
export const searchKeyboard: SearchKeyboard = { confirmType: 'search' }
