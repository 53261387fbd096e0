import { type PointerEvent, useEffect, useRef } from 'react'
import { designScale } from '../scroll/design-scale'
import type { DragMove, HoldPropsOf, TapPlace, UseDrag, UseWheel } from './contract'

interface Start {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Movement from which the element captures the pointer; below it, a tap belongs to the tapped child. */
const CAPTURE_PX = 3

/** By pointer events, which fingers, pens and mice share. */
export const useDrag: UseDrag = (handlers) => {
  const start = useRef<Start | null>(null)
  const last = useRef<DragMove>({ dxPx: 0, dyPx: 0, scale: 1, atMs: 0 })
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (start.current || event.button !== 0) return
    const scale = designScale()
    start.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, scale }
    last.current = { dxPx: 0, dyPx: 0, scale, atMs: event.timeStamp }
    handlers.onStart(event.timeStamp)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    if (!from || from.pointerId !== event.pointerId) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.max(Math.abs(x), Math.abs(y)) > CAPTURE_PX) event.currentTarget.setPointerCapture(from.pointerId)
    last.current = { dxPx: x / from.scale, dyPx: y / from.scale, scale: from.scale, atMs: event.timeStamp }
    handlers.onMove(last.current)
  }
  const onEnd = (event: PointerEvent<HTMLElement>) => {
    if (start.current?.pointerId !== event.pointerId) return
    start.current = null
    handlers.onEnd({ ...last.current, atMs: event.timeStamp }, event.type === 'pointercancel')
  }
  return { onPointerDown, onPointerMove, onPointerUp: onEnd, onPointerCancel: onEnd }
}

/** By pointer events; a held finger opens no menu. */
export const holdPropsOf: HoldPropsOf = (onPress, onLetGo) => ({
  onPointerDown: ({ button }) => {
    if (button === 0) onPress()
  },
  onPointerUp: onLetGo,
  onPointerLeave: onLetGo,
  onPointerCancel: onLetGo,
  onContextMenu: (event) => event.preventDefault(),
})

/** At once; a click by the keyboard has no detail, and no place. */
export const tapPlace: TapPlace = (event, element, then) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const isPlaced = event.detail > 0 && width > 0 && height > 0
  then(isPlaced ? { x: (event.clientX - left) / width, y: (event.clientY - top) / height } : { x: 0.5, y: 0.5 })
}

const LINE_PX = 40

/** A listener that is not passive: only such a one can keep the page still. */
export const useWheel: UseWheel = (ref, onWheel) => {
  const latest = useRef(onWheel)
  useEffect(() => {
    latest.current = onWheel
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      const isLines = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL
      latest.current(isLines ? event.deltaY * LINE_PX : event.deltaY, event.timeStamp)
    }
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [ref])
}
