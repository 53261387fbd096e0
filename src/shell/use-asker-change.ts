import { usePageShow } from '@/platform/page'
import type { SessionStore } from '@/stores/session'
import { useChanged } from './use-changed'

/** Acts where a page comes to the front again and somebody else asks than before, signed in or out meanwhile: prices depend on who asks. */
export function useAskerChange(session: Pick<SessionStore, 'uid'>, act: () => void): void {
  const hasChanged = useChanged(() => session.uid ?? '')
  usePageShow(() => {
    if (hasChanged()) act()
  })
}
