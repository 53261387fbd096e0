import Taro from '@tarojs/taro'
import { useRef, type TouchEvent } from 'react'
import type { UseThumbDrag } from './contract'

/** Width of the screen that lengths are written for, in CSS px. */
const DESIGN_WIDTH_PX = 375

/** Touches alone; the track is as wide as it was drawn for this screen. */
export const useThumbDrag: UseThumbDrag = (_track, trackWidthPx, handlers) => {
  const startX = useRef<number | null>(null)
  const end = () => {
    if (startX.current !== null) handlers.onEnd()
    startX.current = null
  }
  return {
    catchMove: true,
    onTouchStart: ({ touches }: TouchEvent) => {
      startX.current = touches[0]?.clientX ?? null
      if (startX.current !== null) handlers.onStart()
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const x = touches[0]?.clientX
      if (x === undefined || startX.current === null) return
      const { windowWidth } = Taro.getSystemInfoSync()
      handlers.onMove((x - startX.current) / ((trackWidthPx * windowWidth) / DESIGN_WIDTH_PX))
    },
    onTouchEnd: end,
    onTouchCancel: end,
  }
}
