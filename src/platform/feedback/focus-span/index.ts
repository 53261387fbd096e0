import type { UseFocusSpan } from './contract'

/** Mini-programs do not tell. */
export const useFocusSpan: UseFocusSpan = () => null
