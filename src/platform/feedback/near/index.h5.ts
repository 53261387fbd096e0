import { useEffect, useState } from 'react'
import { observeNear } from '../../observe'
import type { UseNear } from './contract'

/** Distance at which loading begins (specification §9), in CSS px. */
const LAZY_LOAD_PX = 300

/** Whether the element has come near the visible part of the page. */
export const useNear: UseNear = (ref, isWaiting, distancePx = LAZY_LOAD_PX) => {
  const [isNear, setNear] = useState(!isWaiting)
  useEffect(() => {
    if (isNear || !isWaiting || !ref.current) return
    return observeNear(ref.current, distancePx, () => setNear(true))
  }, [ref, isNear, isWaiting, distancePx])
  return isNear || !isWaiting
}
