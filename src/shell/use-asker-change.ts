import { useRef } from 'react'
import { usePageShow } from '@/platform/page-lifecycle'
import type { SessionStore } from '@/stores/session'

/** Acts where a page comes to the front again and somebody else asks than before, signed in or out meanwhile: prices depend on who asks. */
export function useAskerChange(session: Pick<SessionStore, 'uid'>, act: () => void): void {
  const asker = useRef(session.uid)
  usePageShow(() => {
    if (asker.current === session.uid) return
    asker.current = session.uid
    act()
  })
}
