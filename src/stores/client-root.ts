import { createRoot } from './create-root'
import type { RootStore } from './root'

let root: RootStore | null = null

/** The app's stores, made when they are first asked for. */
export function clientRoot(): RootStore {
  root ??= createRoot()
  return root
}
