import type { DOMAttributes } from 'react'

/** What two fingers report: that they began, how many times further apart they are than then, and that one has left. */
export interface PinchHandlers {
  readonly onStart: () => void
  readonly onMove: (ratio: number) => void
  readonly onEnd: () => void
}

/** Attributes of the element that is pinched. */
export type PinchProps = Pick<
  DOMAttributes<HTMLElement>,
  'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel'
>

/** Follows two fingers on an element. */
export type UsePinch = (handlers: PinchHandlers) => PinchProps
