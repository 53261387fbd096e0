import { useEffect, useRef, useState } from 'react'
import { deviceTimers } from '../clock'
import type { UseLeaving } from './contract'
import { hasMotion } from './motion'

/** Leaves what is closed rendered while its closing motion lasts. */
export const useLeaving: UseLeaving = (isOpen, motionMs) => {
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [isDismissed, setDismissed] = useState(false)
  const stop = useRef(() => {})
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => (isOpen ? undefined : deviceTimers.after(motionMs, () => setWasOpen(false))), [isOpen, motionMs])
  useEffect(() => () => stop.current(), [])
  const leave = (close: () => void) => {
    if (isDismissed) return
    if (!hasMotion()) return close()
    setDismissed(true)
    stop.current = deviceTimers.after(motionMs, () => {
      close()
      setWasOpen(false)
      setDismissed(false)
    })
  }
  const isGoing = !isOpen && wasOpen && hasMotion()
  return { isShown: isOpen || isGoing, isLeaving: isDismissed || isGoing, leave }
}
