/** The parameters of an address that a page hangs on, in an order of its own. */
export type ScreenParams = Readonly<Record<string, string | number>>

/** What the server drew of a page, and what it drew it of. */
export interface FirstScreen {
  /** Names the page. */
  readonly key: string
  readonly params: ScreenParams
  /** The day that its stay was reckoned from, `YYYY-MM-DD`. */
  readonly today: string
  /** The currency of its prices, ISO 4217. */
  readonly currencyCode: string
  /** What its page's store begins with. */
  readonly value: unknown
}

/** When a page that may be rendered before anybody looks at it may act. */
export interface Boot {
  /** Runs the action now, or once a prerendered page becomes visible; returns a function that cancels it. */
  whenActive(action: () => void): () => void
  /** Holds back pages and thereby their requests until the promise has settled; called before the first page. */
  holdPages(until: Promise<unknown>): void
  /** The screen that this load begins with; null where the server rendered none, or once its page stands. */
  firstScreen(): FirstScreen | null
  /** The data of the first screen, only for the page of this key that hangs on nothing but these parameters; null elsewhere. */
  // eslint-disable-next-line typescript/no-unnecessary-type-parameters -- each page names its rendered data
  takeInitial<Value>(key: string, params?: ScreenParams): Value | null
  /** Called when the first page stands: pages opened later send their own requests. */
  endFirstScreen(): void
}

/** Whether a screen was rendered for a page with these parameters. */
export const isScreenFor = (screen: FirstScreen | null, key: string, params: ScreenParams): screen is FirstScreen =>
  screen?.key === key && JSON.stringify(screen.params) === JSON.stringify(params)
