import type { ReactNode } from 'react'

/** A row that scrolls sideways by itself. */
export interface ScrollRowProps {
  readonly className: string
  /** Id of the element inside that is brought into view, also when it changes. */
  readonly shownId: string
  readonly children: ReactNode
}
