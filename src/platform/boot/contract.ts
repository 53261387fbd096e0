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
  /** Runs the action now, or once a prerendered page is looked at; answers how to call it off. */
  whenActive(action: () => void): () => void
  /** Lets no page be shown, and so none ask for anything, before the promise has ended; called before the first one. */
  holdPages(until: Promise<unknown>): void
  /** The screen that this load begins with; null where the server drew none, or when its page stands. */
  firstScreen(): FirstScreen | null
  /** The data of the first screen, only for the page of this key that hangs on nothing but these parameters; null elsewhere. */
  // eslint-disable-next-line typescript/no-unnecessary-type-parameters -- each page names what it was drawn of
  takeInitial<Value>(key: string, params?: ScreenParams): Value | null
  /** Told when the first page stands: pages that are opened later ask for themselves. */
  endFirstScreen(): void
}

/** Whether a screen was drawn for a page with these parameters. */
export const isScreenFor = (screen: FirstScreen | null, key: string, params: ScreenParams): screen is FirstScreen =>
  screen?.key === key && JSON.stringify(screen.params) === JSON.stringify(params)
