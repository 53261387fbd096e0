import type { ReactElement } from 'react'

/** What stands where a page from outside may be shown. */
export interface WebFrameProps {
  /** Shown instead where this page was opened for an address that is not ours. */
  readonly otherwise: ReactElement
}

/** Shows the page of our own web host that this page was opened for, by its `url` parameter. */
export type WebFrame = (props: WebFrameProps) => ReactElement
