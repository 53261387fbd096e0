import { useEffect, useRef, type MouseEvent as ReactMouseEvent, type TouchEvent } from 'react'
import type { ThumbDragHandlers, UseThumbDrag } from './contract'

interface Drag {
  readonly startX: number
  readonly widthPx: number
}

/** Touches stay with the thumb where they began; a mouse is followed wherever it goes until its button is let go. */
export const useThumbDrag: UseThumbDrag = (track, _trackWidthPx, handlers) => {
  const latest = useRef<ThumbDragHandlers>(handlers)
  const drag = useRef<Drag | null>(null)
  const unfollow = useRef<() => void>(() => {})
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => () => unfollow.current(), [])
  const begin = (x: number) => {
    drag.current = { startX: x, widthPx: Math.max(1, track.current?.clientWidth ?? 1) }
    latest.current.onStart()
  }
  const move = (x: number) => {
    if (drag.current) latest.current.onMove((x - drag.current.startX) / drag.current.widthPx)
  }
  const end = () => {
    if (drag.current) latest.current.onEnd()
    drag.current = null
    unfollow.current()
  }
  const follow = () => {
    const onMouseMove = (event: MouseEvent) => move(event.clientX)
    document.addEventListener('mousemove', onMouseMove)
    document.addEventListener('mouseup', end)
    unfollow.current = () => {
      document.removeEventListener('mousemove', onMouseMove)
      document.removeEventListener('mouseup', end)
    }
  }
  return {
    onTouchStart: ({ touches }: TouchEvent) => touches[0] && begin(touches[0].clientX),
    onTouchMove: ({ touches }: TouchEvent) => touches[0] && move(touches[0].clientX),
    onTouchEnd: end,
    onTouchCancel: end,
    onMouseDown: (event: ReactMouseEvent) => {
      if (event.button !== 0) return
      begin(event.clientX)
      follow()
    },
  }
}
