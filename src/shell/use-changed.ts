import { useState } from 'react'
import { usePageShow } from '@/platform/page'
import type { SessionStore } from '@/stores/account/session'

/** Tells at each call whether what is read has changed since the call before, at first since the page was made; what it reads must live as long as the page. */
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

/** Acts where a page comes to the front again and somebody else asks than before, signed in or out meanwhile: prices depend on who asks. */
export function useCallerChange(session: Pick<SessionStore, 'uid'>, act: () => void): void {
  const hasChanged = useChanged(() => session.uid ?? '')
  usePageShow(() => {
    if (hasChanged()) act()
  })
}
