import { useRef, type TouchEvent, type TouchList } from 'react'
import type { UsePinch } from './contract'

function apart(touches: TouchList): number {
  const [one, other] = [touches[0], touches[1]]
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
}

/** By touch events, which every host sends with all fingers. */
export const usePinch: UsePinch = (handlers) => {
  const startPx = useRef(0)
  const end = () => {
    if (startPx.current > 0) handlers.onEnd()
    startPx.current = 0
  }
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      if (touches.length !== 2) return end()
      startPx.current = apart(touches)
      handlers.onStart()
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      if (touches.length === 2 && startPx.current > 0) handlers.onMove(apart(touches) / startPx.current)
    },
    onTouchEnd: end,
    onTouchCancel: end,
  }
}
