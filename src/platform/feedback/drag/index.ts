import { useRef, type TouchEvent } from 'react'
import Taro from '@tarojs/taro'
import type { DragMove, UseDrag } from './contract'

const DESIGN_WIDTH_PX = 375

const screenScale = () => (Taro.getSystemInfoSync().windowWidth || DESIGN_WIDTH_PX) / DESIGN_WIDTH_PX

/** By touch events, which the host keeps sending to the element where they began. */
export const useDrag: UseDrag = (handlers, isStill = false) => {
  const start = useRef<{ readonly x: number; readonly y: number; readonly scale: number } | null>(null)
  const last = useRef<DragMove>({ dxPx: 0, dyPx: 0, scale: 1, atMs: 0 })
  const onTouchStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!touch || event.touches.length > 1) return
    const scale = screenScale()
    start.current = { x: touch.clientX, y: touch.clientY, scale }
    last.current = { dxPx: 0, dyPx: 0, scale, atMs: event.timeStamp }
    handlers.onStart(event.timeStamp)
  }
  const onTouchMove = (event: TouchEvent) => {
    const touch = event.touches[0]
    const from = start.current
    if (!touch || !from) return
    const [x, y] = [touch.clientX - from.x, touch.clientY - from.y]
    last.current = { dxPx: x / from.scale, dyPx: y / from.scale, scale: from.scale, atMs: event.timeStamp }
    handlers.onMove(last.current)
  }
  const end = (event: TouchEvent, isLost: boolean) => {
    if (!start.current) return
    start.current = null
    handlers.onEnd({ ...last.current, atMs: event.timeStamp }, isLost)
  }
  return {
    ...(isStill ? { catchMove: true } : {}),
    onTouchStart,
    onTouchMove,
    onTouchEnd: (event) => end(event, false),
    onTouchCancel: (event) => end(event, true),
  }
}
