/** Default duration of a toast, in milliseconds (spec §9). */
export const TOAST_MS = 3000

/** How long a tip stands, in milliseconds (spec §9). */
export const TIP_MS = 2000

/** What a toast is about: its icon and how urgently it is read out; a loading one has no end of its own. */
export type ToastType = 'text' | 'success' | 'fail' | 'loading'

/** Where on the screen it stands. */
export type ToastPosition = 'top' | 'middle' | 'bottom'

/** A part of the screen from top to bottom, in shares of its height. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

/** What a toast of a few lines can cover, as its style sheet places it. */
const COVERED: Readonly<Record<ToastPosition, Span>> = {
  top: { top: 0.08, bottom: 0.26 },
  middle: { top: 0.36, bottom: 0.58 },
  bottom: { top: 0.7, bottom: 0.9 },
}

const ORDER: readonly ToastPosition[] = ['middle', 'top', 'bottom']

/** Where a toast goes so that it covers nothing of the control with the focus: where it is wanted, else the first free place, from the middle on. */
export function toastPlace(wanted: ToastPosition, focus: Span | null): ToastPosition {
  const isFree = (place: ToastPosition) =>
    focus === null || COVERED[place].bottom <= focus.top || COVERED[place].top >= focus.bottom
  return [wanted, ...ORDER].find(isFree) ?? wanted
}
