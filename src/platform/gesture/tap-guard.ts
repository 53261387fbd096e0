import { createContext, useContext, useEffect, useState } from 'react'
import { deviceTimers, type Timers } from '../clock'
import { whenReleased } from './presses'

/** How long a button that has just appeared takes no taps, in milliseconds: a double tap on what stood there before is over by then. */
const GUARD_MS = 600

/** The timers by which buttons wait. */
export const GuardTimers = createContext<Pick<Timers, 'after'>>(deviceTimers)

/** Whether a button that has just been shown must not be tapped yet: for a moment, and while a press that began before it is under way. */
export function useTapGuard(isGuarded: boolean): boolean {
  const timers = useContext(GuardTimers)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isGuarded) return undefined
    let left = 2
    const pass = () => {
      left -= 1
      if (left === 0) setOver(true)
    }
    const stops = [timers.after(GUARD_MS, pass), whenReleased(pass, timers)]
    return () => stops.forEach((stop) => stop())
  }, [isGuarded, timers])
  return isGuarded && !isOver
}
