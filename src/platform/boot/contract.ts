/** When a page that may be rendered before anybody looks at it may act. */
export interface Boot {
  /** Runs the action now, or once a prerendered page is looked at; answers how to call it off. */
  whenActive(action: () => void): () => void
}
