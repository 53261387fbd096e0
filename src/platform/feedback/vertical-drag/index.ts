import { useRef, type TouchEvent } from 'react'
import type { UseVerticalDrag } from './contract'

/** Touches alone, which stay with the element they began on. */
export const useVerticalDrag: UseVerticalDrag = ({ onMove, onEnd }) => {
  const start = useRef<{ readonly y: number; readonly atMs: number } | null>(null)
  const distance = useRef(0)
  const end = (event: TouchEvent, isLost: boolean) => {
    if (!start.current) return
    onEnd(isLost ? 0 : distance.current, event.timeStamp - start.current.atMs)
    start.current = null
  }
  return {
    onTouchStart: (event) => {
      const touch = event.touches[0]
      start.current = touch ? { y: touch.clientY, atMs: event.timeStamp } : null
      distance.current = 0
    },
    onTouchMove: (event) => {
      const touch = event.touches[0]
      if (!start.current || !touch) return
      distance.current = touch.clientY - start.current.y
      onMove(distance.current)
    },
    onTouchEnd: (event) => end(event, false),
    onTouchCancel: (event) => end(event, true),
  }
}
