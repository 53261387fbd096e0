/** How a dynamic import is fetched. */
export interface FetchOptions {
  /** A whole page depends on it: the failure message covers the screen and leads to Explore. */
  readonly isPage?: boolean
  /** The message can be closed, which rejects with the load error. */
  readonly canClose?: boolean
  /** False where a reload would lose what is never stored, such as a password. */
  readonly mayReload?: boolean
}

/** The code that is fetched when it is needed, or before. */
export interface Chunks {
  /** Runs a dynamic import. A load failure reloads the page once per build and address; after that it offers Retry in place. */
  fetchCode<Module>(load: () => Promise<Module>, options?: FetchOptions): Promise<Module>
  /** Fetches the code of pages, by their `page` in the route table, while the browser is idle; not where the traveler saves data or the connection is slow. A newer call ends the one before. */
  prefetchPages(pages: readonly string[]): void
}
