import { useEffect, useRef } from 'react'
import type { UseWheel } from './contract'

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
