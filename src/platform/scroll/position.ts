import Taro, { usePageScroll } from '@tarojs/taro'
import { useRef, useState } from 'react'
import type { ScrollPlace, UseScrollPlace } from './contract'

const DESIGN_WIDTH = 375

/** Every node that is kept drawn costs the host memory, and what is drawn crosses to it as data. */
const OVERSCAN_SCREENS = 0.6

/** By the page's scroll event, which the page hears anyway; where the element begins is asked of the host once a step. */
export const useScrollPlace: UseScrollPlace = (_ref, id) => {
  const [place, setPlace] = useState<ScrollPlace | null>(null)
  const lastStep = useRef(0)
  const elementTopPx = useRef(0)
  usePageScroll(({ scrollTop }) => {
    const { windowWidth, windowHeight } = Taro.getSystemInfoSync()
    const scale = windowWidth / DESIGN_WIDTH
    const stepPx = windowHeight / 2
    const step = Math.floor(scrollTop / stepPx)
    if (step === lastStep.current) return
    lastStep.current = step
    const tell = () =>
      setPlace({
        scrolledPx: Math.round((step * stepPx - elementTopPx.current) / scale),
        screenPx: Math.round(windowHeight / scale),
        focusPx: null,
        overscanScreens: OVERSCAN_SCREENS,
      })
    tell()
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect()
      .exec(([rect]: readonly ({ readonly top: number } | null)[]) => {
        if (!rect) return
        const topPx = rect.top + scrollTop
        if (Math.abs(topPx - elementTopPx.current) < stepPx / 4) return
        elementTopPx.current = topPx
        tell()
      })
  })
  return place
}
