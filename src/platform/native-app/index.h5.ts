import { fetchCode } from '../chunks'
import { traits } from '../device/traits'
import type { FindNativeApp, NativeApp } from './contract'

let found: Promise<NativeApp | null> | null = null

/** By the user agent's mark first: browsers never load the bridge. */
export const findNativeApp: FindNativeApp = () => {
  if (traits.surface !== 'app') return Promise.resolve(null)
  found ??= fetchCode(() => import('./connect')).then(
    ({ connect }) => connect(),
    () => {
      found = null
      return null
    },
  )
  return found
}
