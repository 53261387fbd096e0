import type { ReactNode } from 'react'

/** A part of a popup that scrolls for itself while the page behind stands still. */
export interface ScrollAreaProps {
  readonly className: string
  readonly children: ReactNode
  /** Called whenever the end is less than 300 px away. */
  readonly onNearEnd?: () => void
  /** Called with how far the area is scrolled, in px on a 375 px wide screen, whenever that changes. */
  readonly onScrolled?: (scrolledPx: number) => void
  /** Id of the element inside that is brought to the top when the area opens. */
  readonly startId?: string
}
