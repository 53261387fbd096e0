/** What the page does when the app around it has signed out. */
export interface AppFrameActions {
  readonly onSignedOut: () => void
}

/** Fits the page into the native app around it: its safe area, its back button, its sign-out. Nothing happens elsewhere. */
export type FitAppFrame = (actions: AppFrameActions) => Promise<void>
