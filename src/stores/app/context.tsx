import { createRoot } from './create-root'
import type { RootStore } from './root'
import { createContext, type ReactNode, useContext } from 'react'

let appRoot: RootStore | null = null

/** The app's stores, created on first use. */
export function clientRoot(): RootStore {
  appRoot ??= createRoot()
  return appRoot
}

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
