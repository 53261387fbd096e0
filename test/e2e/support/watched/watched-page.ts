/** The page that something comes from. */
export interface WatchedPage {
  readonly id: string
  readonly path: string
  /** It was rendered before anybody looked at it. */
  readonly wasAhead: boolean
  /** Nobody looked at it yet when it sent this. */
  readonly isAhead: boolean
}

/** What browsers asked the server for: pages and files by themselves, calls by a page. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: string
  /** The browser said that it is for a page that nobody looks at yet. */
  readonly isForAhead: boolean
  readonly from: WatchedPage | null
}
