import { createContext } from 'react'

/** What every error message can offer, whatever page it stands on. */
export interface ErrorHelp {
  /** Whether there is a connection. */
  readonly isOnline: boolean
  /** Address of Explore, and what opens it. */
  readonly homeHref: string
  readonly onHome: () => void
}

/** Provided by the frame of all pages; null where a message stands alone. */
export const ErrorHelpContext = createContext<ErrorHelp | null>(null)
