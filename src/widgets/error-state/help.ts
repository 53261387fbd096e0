import { createContext, useContext, useEffect, useRef } from 'react'

/** What every error message can offer, whatever page it stands on. */
interface ErrorHelp {
  /** Whether there is a connection. */
  readonly isOnline: boolean
  /** Address of Explore, and what opens it. */
  readonly homeHref: string
  readonly onHome: () => void
}

/** Provided by the frame of all pages; null where a message stands alone. */
export const ErrorHelpContext = createContext<ErrorHelp | null>(null)

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
