/** Calls `onNear` once, when the element comes within `marginPx` of the visible part; answers how to stop. */
export type ObserveNear = (element: Element, marginPx: number, onNear: () => void) => () => void
