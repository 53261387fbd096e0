import { useEffect, useRef, type PointerEvent as DownEvent } from 'react'
import type { DragHandlers, UseVerticalDrag } from './contract'

/** Follows a pointer until it is let go; answers how to stop following. */
function follow(down: DownEvent, handlers: { readonly current: DragHandlers }): () => void {
  const isSame = (event: PointerEvent) => event.pointerId === down.pointerId
  const distanceOf = (event: PointerEvent) => event.clientY - down.clientY
  const move = (event: PointerEvent) => {
    if (isSame(event)) handlers.current.onMove(distanceOf(event))
  }
  const end = (event: PointerEvent) => {
    if (!isSame(event)) return
    stop()
    const isLost = event.type === 'pointercancel'
    handlers.current.onEnd(isLost ? 0 : distanceOf(event), event.timeStamp - down.timeStamp)
  }
  const stop = () => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
  return stop
}

/** Pointer events: fingers, pens and the mouse alike. */
export const useVerticalDrag: UseVerticalDrag = (handlers) => {
  const latest = useRef(handlers)
  const stop = useRef(() => {})
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => () => stop.current(), [])
  return {
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button !== 0) return
      stop.current()
      stop.current = follow(event, latest)
    },
  }
}
