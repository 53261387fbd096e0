import Taro, { usePageScroll } from '@tarojs/taro'
import { useRef, useState } from 'react'
import type { ScrollPlace, UseScrollPlace } from './contract'

const DESIGN_WIDTH = 375

/** Every rendered node costs the host memory, and rendered data crosses to it. */
const OVERSCAN_SCREENS = 0.6

/** By the page's scroll event, which the page handles anyway; the element's start is queried from the host once a step. */
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
    const report = () =>
      setPlace({
        scrolledPx: Math.round((step * stepPx - elementTopPx.current) / scale),
        screenPx: Math.round(windowHeight / scale),
        focusPx: null,
        overscanScreens: OVERSCAN_SCREENS,
      })
    report()
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect()
      .exec(([rect]: readonly ({ readonly top: number } | null)[]) => {
        if (!rect) return
        const topPx = rect.top + scrollTop
        if (Math.abs(topPx - elementTopPx.current) < stepPx / 4) return
        elementTopPx.current = topPx
        report()
      })
  })
  return place
}
