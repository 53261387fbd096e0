/** What to do when somebody begins to look at a page, and when nobody does any more. */
export interface FrontActions {
  readonly onFront: () => void
  readonly onBehind: () => void
}

/** Tells of the page that uses it: in front is from its first showing until another page covers it, the app goes to the background, or the page ends. The actions of the first drawing are kept. */
export type UsePageInFront = (actions: FrontActions) => void
