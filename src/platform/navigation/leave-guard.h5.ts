import { useEffect, useRef } from 'react'
import { history } from '@tarojs/router'
import { expectReturns, whenStepsGone } from './back-steps'
import type { UseLeaveGuard } from './contract'

/** By the router's own block, which stops the browser's Back and has the browser prompt before a page of another kind. */
export const useLeaveGuard: UseLeaveGuard = ({ isActive, onAttempt }) => {
  const attempt = useRef(onAttempt)
  const unblock = useRef<() => void>(() => {})
  useEffect(() => {
    attempt.current = onAttempt
  })
  useEffect(() => {
    if (!isActive) return
    const endReturns = expectReturns()
    const unblocked = history.block(({ retry }) => {
      attempt.current(() =>
        whenStepsGone(() => {
          stop()
          retry()
        }),
      )
    })
    let isOver = false
    const stop = () => {
      if (isOver) return
      isOver = true
      unblocked()
      endReturns()
    }
    unblock.current = stop
    return stop
  }, [isActive])
  return { letGo: () => unblock.current() }
}
