import { useState } from 'react'
import { usePageShow } from '@/platform/page'
import type { SessionStore } from '@/stores/account/session'

/** Returns at each call whether the read value has changed since the previous call, at first since the page was created. The value must live as long as the page. */
export function useChanged(read: () => string): () => boolean {
  const [hasChanged] = useState(() => {
    let last = read()
    return () => {
      const before = last
      last = read()
      return last !== before
    }
  })
  return hasChanged
}

/** Runs when a page comes to the front with a different viewer than before, signed in or out meanwhile, as prices depend on the viewer. */
export function useCallerChange(session: Pick<SessionStore, 'uid'>, act: () => void): void {
  const hasChanged = useChanged(() => session.uid ?? '')
  usePageShow(() => {
    if (hasChanged()) act()
  })
}
