import type { ReactNode } from 'react'

/** A link into the app. */
export interface LinkProps {
  /** Real address, so that it works before scripts and in a new tab. */
  readonly href: string
  /** Takes over a plain tap once scripts are there. */
  readonly onOpen?: () => void
  readonly className?: string
  readonly label?: string
  readonly isCurrent?: boolean
  readonly children: ReactNode
}
