/** When a page that may be rendered before anybody looks at it may act. */
export interface Boot {
  /** Runs the action now, or once a prerendered page is looked at; answers how to call it off. */
  whenActive(action: () => void): () => void
  /** Lets no page be shown, and so none ask for anything, before the promise has ended; called before the first one. */
  holdPages(until: Promise<unknown>): void
}
