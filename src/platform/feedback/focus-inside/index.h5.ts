import type { FocusInside } from './contract'

/** By the browser. */
export const focusInside: FocusInside = (root, selector) => root?.querySelector<HTMLElement>(selector)?.focus()
