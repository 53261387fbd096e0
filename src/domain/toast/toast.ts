/** How long a toast stands unless said otherwise, in milliseconds (spec §9). */
export const TOAST_MS = 3000

/** How long a tip stands, in milliseconds (spec §9). */
export const TIP_MS = 2000

/** What a toast is about: its icon and how urgently it is read out; a loading one has no end of its own. */
export type ToastType = 'text' | 'success' | 'fail' | 'loading'

/** Where on the screen it stands. */
export type ToastPosition = 'top' | 'middle' | 'bottom'
