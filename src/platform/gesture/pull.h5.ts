import type { PullHandlers, UsePullGesture } from './contract'
import { useEffect, useRef } from 'react'

/** Whether the page that holds the element stands at its very top. */
const isAtTop = (element: HTMLElement): boolean => (element.closest('.taro_page')?.scrollTop ?? 0) <= 0

/** From here on a pressed mouse pulls, in CSS px; less is a click. */
const PULL_PX = 10

const typed = 'input, textarea, select, [contenteditable]'

/** What the mouse was let go over is not clicked: it was pulled. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  // A click comes right after the release or never.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/** Follows the mouse, with its main button down, like a finger; returns a function that stops. */
function followMouse(element: HTMLElement, handlers: { readonly current: PullHandlers }): () => void {
  let start: { readonly x: number; readonly y: number } | null = null
  let isPulling = false
  const begin = (event: MouseEvent) => {
    const isTyped = event.target instanceof Element && event.target.closest(typed) !== null
    start = event.button === 0 && !isTyped && isAtTop(element) ? { x: event.clientX, y: event.clientY } : null
  }
  const move = (event: MouseEvent) => {
    if (!start) return
    const downPx = event.clientY - start.y
    if (!isPulling && (downPx < PULL_PX || Math.abs(event.clientX - start.x) > downPx)) return
    isPulling = true
    window.getSelection()?.removeAllRanges()
    handlers.current.onMove(Math.max(0, downPx))
  }
  const end = () => {
    if (isPulling) {
      handlers.current.onRelease()
      swallowClick()
    }
    start = null
    isPulling = false
  }
  // Links and pictures would be dragged away instead.
  const keep = (event: DragEvent) => {
    if (start && event.clientY >= start.y) event.preventDefault()
  }
  element.addEventListener('mousedown', begin)
  element.addEventListener('dragstart', keep)
  window.addEventListener('mousemove', move)
  window.addEventListener('mouseup', end)
  return () => {
    element.removeEventListener('mousedown', begin)
    element.removeEventListener('dragstart', keep)
    window.removeEventListener('mousemove', move)
    window.removeEventListener('mouseup', end)
  }
}

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
