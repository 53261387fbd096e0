import { useEffect, useState } from 'react'
import type { ScrollPlace, UseScrollPlace } from './contract'

/** The width that sizes are stated at, and the one at which the page stops growing. */
const DESIGN_WIDTH = 375
const WIDEST = 540

const OVERSCAN_SCREENS = 2

const isSame = (one: ScrollPlace | null, other: ScrollPlace) =>
  one?.scrolledPx === other.scrolledPx && one.screenPx === other.screenPx && one.focusPx === other.focusPx

/** The element's place in its page; null while the page stands behind another and has no size. */
function placeOf(element: HTMLElement, page: Element): ScrollPlace | null {
  const screen = page.clientHeight
  if (screen === 0) return null
  const scale = Math.min(page.clientWidth, WIDEST) / DESIGN_WIDTH
  const { top } = element.getBoundingClientRect()
  const step = screen / 2
  const scrolled = Math.floor((page.getBoundingClientRect().top - top) / step) * step
  const focused = element.contains(document.activeElement) ? document.activeElement : null
  return {
    scrolledPx: Math.round(scrolled / scale),
    screenPx: Math.round(screen / scale),
    focusPx: focused && Math.round((focused.getBoundingClientRect().top - top) / scale),
    overscanScreens: OVERSCAN_SCREENS,
  }
}

/** Follows Taro's page container, looking once a frame at most. */
function follow(element: HTMLElement, page: Element, report: (place: ScrollPlace) => void): () => void {
  let frame = 0
  const look = () => {
    frame = 0
    const place = placeOf(element, page)
    if (place) report(place)
  }
  const lookSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(look)
  }
  look()
  page.addEventListener('scroll', lookSoon, { passive: true })
  window.addEventListener('resize', lookSoon)
  element.addEventListener('focusin', lookSoon)
  element.addEventListener('focusout', lookSoon)
  return () => {
    cancelAnimationFrame(frame)
    page.removeEventListener('scroll', lookSoon)
    window.removeEventListener('resize', lookSoon)
    element.removeEventListener('focusin', lookSoon)
    element.removeEventListener('focusout', lookSoon)
  }
}

/** By the page's own scrolling. */
export const useScrollPlace: UseScrollPlace = (ref) => {
  const [place, setPlace] = useState<ScrollPlace | null>(null)
  useEffect(() => {
    const page = ref.current?.closest('.taro_page')
    if (!ref.current || !page) return
    return follow(ref.current, page, (next) => setPlace((before) => (isSame(before, next) ? before : next)))
  }, [ref])
  return place
}
