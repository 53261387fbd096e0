import { useEffect, useRef } from 'react'
import type { PullHandlers, UsePullGesture } from './contract'
import { followMouse } from './follow-mouse'
import { isAtTop } from './is-at-top'

interface Start {
  readonly x: number
  readonly y: number
}

/** Follows a finger until it is clear that it does not pull down: sideways and upward movements stay the browser's. */
function followTouch(element: HTMLElement, handlers: { readonly current: PullHandlers }) {
  let start: Start | null = null
  let isPulling = false
  const begin = (event: TouchEvent) => {
    const touch = event.touches[0]
    start = touch && event.touches.length === 1 && isAtTop(element) ? { x: touch.clientX, y: touch.clientY } : null
  }
  const move = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!start || !touch) return
    const downPx = touch.clientY - start.y
    if (!isPulling && (downPx <= 0 || Math.abs(touch.clientX - start.x) > downPx || !isAtTop(element))) {
      if (downPx !== 0) start = null
      return
    }
    isPulling = true
    if (event.cancelable) event.preventDefault()
    handlers.current.onMove(downPx)
  }
  const end = () => {
    if (isPulling) handlers.current.onRelease()
    isPulling = false
    start = null
  }
  element.addEventListener('touchstart', begin, { passive: true })
  element.addEventListener('touchmove', move, { passive: false })
  element.addEventListener('touchend', end)
  element.addEventListener('touchcancel', end)
  return () => {
    element.removeEventListener('touchstart', begin)
    element.removeEventListener('touchmove', move)
    element.removeEventListener('touchend', end)
    element.removeEventListener('touchcancel', end)
  }
}

/** Touch events, because only a listener that is not passive can keep the browser from bouncing; and the mouse. */
export const usePullGesture: UsePullGesture = (ref, handlers) => {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const stopTouch = followTouch(element, latest)
    const stopMouse = followMouse(element, latest)
    return () => {
      stopTouch()
      stopMouse()
    }
  }, [ref])
}
