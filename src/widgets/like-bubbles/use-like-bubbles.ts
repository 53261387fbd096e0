import { useEffect, useRef, useState } from 'react'
import type { Timers } from '@/domain/app/timers'
import { videoTimes } from '../video-mini-player/playback'
import type { Place } from '@/platform/gesture/contract'

/** The bubble of a like, where the tap was. */
export interface Bubble extends Place {
  readonly id: number
}

/** The bubbles that are seen at the moment, and how one more is shown. */
export function useLikeBubbles(timers: Pick<Timers, 'after'>) {
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([])
  const lastId = useRef(0)
  const stops = useRef(new Set<() => void>())
  useEffect(() => {
    const running = stops.current
    return () => running.forEach((stop) => stop())
  }, [])
  const show = (place: Place) => {
    lastId.current += 1
    const bubble = { ...place, id: lastId.current }
    setBubbles((shown) => [...shown, bubble])
    const stop = timers.after(videoTimes.bubbleMs, () => {
      stops.current.delete(stop)
      setBubbles((shown) => shown.filter(({ id }) => id !== bubble.id))
    })
    stops.current.add(stop)
  }
  return { bubbles, show }
}
