/** What the server may put into the page, and when effects may start. */
export interface Boot {
  /** Data that the server rendered the page with, once and only for its own key (path and the query that matters), else null. */
  takeInitial(key: string): unknown
  /** Runs the action now, or once a prerendered page is looked at; answers how to call it off. */
  whenActive(action: () => void): () => void
}
