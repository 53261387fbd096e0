import type { RefObject } from 'react'

/** What a downward pull at the top of the page reports; distances in CSS px from where the finger began. */
export interface PullHandlers {
  readonly onMove: (distancePx: number) => void
  readonly onRelease: () => void
}

/** Follows a finger that pulls the page down from its very top; where the host refreshes by itself it does nothing. */
export type UsePullGesture = (content: RefObject<HTMLElement | null>, handlers: PullHandlers) => void
