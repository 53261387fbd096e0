import { type DOMAttributes, type TouchEvent, type TouchList, useRef } from 'react'

/** What two fingers report: that they began, and how many times further apart they are than then. */
export interface PinchHandlers {
  readonly onStart: () => void
  readonly onMove: (ratio: number) => void
}

/** Attributes of the element that is pinched. */
type PinchProps = Pick<DOMAttributes<HTMLElement>, 'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel'>

/** Follows two fingers on an element. */
type UsePinch = (handlers: PinchHandlers) => PinchProps

function touchDistance(touches: TouchList): number {
  const [one, other] = [touches[0], touches[1]]
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
}

/** By touch events, which every host sends with all fingers. */
export const usePinch: UsePinch = (handlers) => {
  const startPx = useRef(0)
  const end = () => {
    startPx.current = 0
  }
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      if (touches.length !== 2) return end()
      startPx.current = touchDistance(touches)
      handlers.onStart()
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      if (touches.length === 2 && startPx.current > 0) handlers.onMove(touchDistance(touches) / startPx.current)
    },
    onTouchEnd: end,
    onTouchCancel: end,
  }
}
