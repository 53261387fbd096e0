import { useEffect, useState } from 'react'
import { observeNear } from './observe'
import type { UseRenderedNear, UseNear } from './contract'

/** Distance at which loading begins, at a screen 375 px wide (specification §9); it grows with the screen as all sizes do. */
const LAZY_LOAD_PX = 300
const DESIGN_WIDTH = 375
const WIDEST = 540

const atThisWidth = (px: number) => (px * Math.min(innerWidth, WIDEST)) / DESIGN_WIDTH

/** Whether the element has come near the visible part of the page. */
export const useNear: UseNear = (ref, isWaiting, distancePx = LAZY_LOAD_PX) => {
  const [isNear, setNear] = useState(!isWaiting)
  useEffect(() => {
    if (isNear || !isWaiting || !ref.current) return
    return observeNear(ref.current, atThisWidth(distancePx), () => setNear(true))
  }, [ref, isNear, isWaiting, distancePx])
  return isNear || !isWaiting
}

const rendered = { isRendered: true, heightPx: null }

/** Browsers skip by themselves what nobody sees. */
export const useRenderedNear: UseRenderedNear = () => rendered
