import { useContext, useEffect, useRef } from 'react'
import { ErrorHelpContext } from './help'

/** Tries again when the connection comes back, where that is wanted. */
export function useRetryOnline(isWanted: boolean, onRetry: () => void): void {
  const isOnline = useContext(ErrorHelpContext)?.isOnline ?? true
  const retry = useRef(onRetry)
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    retry.current = onRetry
  })
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current
    wasOnline.current = isOnline
    if (isBack && isWanted) retry.current()
  }, [isOnline, isWanted])
}
