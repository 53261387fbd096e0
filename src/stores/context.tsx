import { createContext, useContext, type ReactNode } from 'react'
import { clientRoot } from './client-root'
import type { RootStore } from './root'

const RootContext = createContext<RootStore | null>(null)

/** Gives another root to what is inside; tests use it. */
export function RootProvider({ root, children }: { root: RootStore; children?: ReactNode }) {
  return <RootContext.Provider value={root}>{children}</RootContext.Provider>
}

/** The stores. Without a provider it is the app's one root, which a mini-program's tab bar shares with the pages. */
export const useRoot = (): RootStore => {
  const given = useContext(RootContext)
  return given ?? clientRoot()
}
