/** What stands between the traveller and leaving a page. */
export interface LeaveGuard {
  /** Whether there is something to lose. */
  readonly isActive: boolean
  /** What the host asks where it asks by itself. */
  readonly question: string
  /** Told where the page itself has to ask; going on is up to it. */
  readonly onAttempt: (goOn: () => void) => void
}

/** Asks before the page is left while there is something to lose; answers how to stop asking, for leaving after all. */
export type UseLeaveGuard = (guard: LeaveGuard) => { readonly letGo: () => void }
