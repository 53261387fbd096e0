import { type MouseEvent, type TouchEvent, useRef } from 'react'
import Taro from '@tarojs/taro'
import { designScale } from '../scroll/design-scale'
import type { DragMove, HoldPropsOf, TapPlace, UseDrag, UseWheel } from './contract'

/** By touch events, which the host continues to send to the element where they began. */
export const useDrag: UseDrag = (handlers, isStill = false) => {
  const start = useRef<{ readonly x: number; readonly y: number; readonly scale: number } | null>(null)
  const last = useRef<DragMove>({ dxPx: 0, dyPx: 0, scale: 1, atMs: 0 })
  const onTouchStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!touch || event.touches.length > 1) return
    const scale = designScale()
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

/** By touch events. */
export const holdPropsOf: HoldPropsOf = (onPress, onLetGo) => ({
  onTouchStart: onPress,
  onTouchEnd: onLetGo,
  onTouchCancel: onLetGo,
})

interface WindowPlace {
  readonly clientX: number
  readonly clientY: number
}

/** Positions of a tap in the window as hosts report them: most by the touch that ended, Alipay in the detail. */
interface HostTap {
  readonly changedTouches?: ArrayLike<WindowPlace>
  readonly mpEvent?: { readonly detail?: Partial<WindowPlace> }
}

/** Position of an element in the window, as exec returns it. */
interface ElementRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function windowPlaceOf({ changedTouches, mpEvent }: HostTap): WindowPlace | null {
  const touch = changedTouches?.[0]
  if (touch) return touch
  const { clientX, clientY } = mpEvent?.detail ?? {}
  return clientX === undefined || clientY === undefined ? null : { clientX, clientY }
}

const middle = { x: 0.5, y: 0.5 }

/** Reports the tap once the host has returned the element's rectangle; the element needs an id. Queried by exec, as Alipay calls back by nothing else. */
export const tapPlace: TapPlace = (event: MouseEvent<HTMLElement> & HostTap, element, then) => {
  const place = windowPlaceOf(event)
  Taro.createSelectorQuery()
    .select(`#${element.id}`)
    .boundingClientRect()
    .exec(([box]: readonly (ElementRect | null)[]) =>
      then(
        place && box?.width && box.height
          ? { x: (place.clientX - box.left) / box.width, y: (place.clientY - box.top) / box.height }
          : middle,
      ),
    )
}

/** Mini-programs report no wheel. */
export const useWheel: UseWheel = () => {}
