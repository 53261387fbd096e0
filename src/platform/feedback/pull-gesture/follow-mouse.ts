import type { PullHandlers } from './contract'
import { isAtTop } from './is-at-top'

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

/** Follows the mouse, with its main button down, like a finger; answers how to stop. */
export function followMouse(element: HTMLElement, handlers: { readonly current: PullHandlers }): () => void {
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
