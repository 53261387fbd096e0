import { useEffect, useRef } from 'react'
import { history } from '@tarojs/router'
import type { UseLeaveGuard } from './contract'

/** By the router's own block, which brings a browser's Back to a stop and has the browser ask before a page of another kind. */
export const useLeaveGuard: UseLeaveGuard = ({ isActive, onAttempt }) => {
  const attempt = useRef(onAttempt)
  const unblock = useRef<() => void>(() => {})
  useEffect(() => {
    attempt.current = onAttempt
  })
  useEffect(() => {
    if (!isActive) return
    const stop = history.block(({ retry }) => {
      attempt.current(() => {
        stop()
        retry()
      })
    })
    unblock.current = stop
    return stop
  }, [isActive])
  return { letGo: () => unblock.current() }
}
