import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { GuardTimers } from '@/platform/gesture/tap-guard'

const atOnce = {
  after(_delayMs: number, action: () => void) {
    action()
    return () => {}
  },
}

function Rested({ children }: { readonly children: ReactNode }) {
  return <GuardTimers.Provider value={atOnce}>{children}</GuardTimers.Provider>
}

/** Renders like the library, with guarded buttons that have stood for long enough to be tapped. */
export const renderRested = (element: ReactElement) => render(element, { wrapper: Rested })
