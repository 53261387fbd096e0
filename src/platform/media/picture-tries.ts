import { useEffect, useState } from 'react'
import { deviceTimers } from '../clock'
import { watchOnline } from '../device/online'
import { AGAIN_AFTER_MS, type UsePictureTries } from './contract'
import { hasFailedBefore } from './picture'

/** Calls back when a lost connection is restored; returns a function that unsubscribes. */
function onceBack(action: () => void): () => void {
  let wasOnline = true
  return watchOnline((isOnline) => {
    if (isOnline && !wasOnline) action()
    wasOnline = isOnline
  })
}

/** By the host's own events. */
export const usePictureTries: UsePictureTries = (box) => {
  const [{ again, state }, set] = useState<{ again: number; state: 'shown' | 'failed' | 'again' }>({
    again: 0,
    state: 'shown',
  })
  const hasFailed = state === 'failed'
  const waitMs = AGAIN_AFTER_MS[again]
  const onError = () => set({ again, state: 'failed' })
  useEffect(() => {
    if (!box.current || !hasFailedBefore(box.current)) return
    return deviceTimers.after(0, () => set({ again: 0, state: 'failed' }))
  }, [box])
  useEffect(() => {
    if (!hasFailed) return
    const retry = () => set({ again: again + 1, state: 'again' })
    return waitMs === undefined ? onceBack(retry) : deviceTimers.after(waitMs, retry)
  }, [hasFailed, again, waitMs])
  return {
    again,
    isShown: state === 'shown',
    isBroken: hasFailed && waitMs === undefined,
    onLoad: () => set((now) => (now.state === 'shown' ? now : { ...now, state: 'shown' })),
    onError,
  }
}
