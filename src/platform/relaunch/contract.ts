/** How a host starts over when who is signed in has changed. */
export interface Relaunch {
  /** The page shows itself anew to whoever has signed in; after another account (`other`) no page that is open keeps what was its. */
  afterLogin(who?: 'same' | 'other'): void
  /** The page gives way to one that needs no sign-in (spec §4). */
  afterLogout(): void
}
