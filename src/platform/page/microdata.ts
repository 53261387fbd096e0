import type { Microdata } from './contract'

/** Nobody searches the elements of mini-programs. */
export const microdata: Microdata = { itemScope: () => ({}), itemProp: () => ({}) }
