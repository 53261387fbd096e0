import { useState } from 'react'
import { useLeaveGuard } from '@/platform/navigation/leave-guard'
import { back } from '@/platform/navigation'
import type { ProfileStore } from '@/stores/profile'
import type { SessionStore } from '@/stores/session'

/** Asks before the page is left with something unsaved: at the page's own button, at the browser's where it tells of it, and elsewhere the host asks by itself. */
export function useLeaving(store: ProfileStore, session: Pick<SessionStore, 'isLogin'>) {
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  // Where the sign-in has ended, what is written is kept for the page that comes after the next one.
  const isActive = store.hasChanges && !store.isSigningIn && session.isLogin
  const ask = (action: () => void) => setGoOn(() => action)
  const { letGo } = useLeaveGuard({
    isActive,
    question: 'Your changes have not been saved. Leave anyway?',
    onAttempt: ask,
  })
  return {
    isAsking: goOn !== null,
    onBack: () => (isActive ? ask(back) : back()),
    onStay: () => setGoOn(null),
    onLeave: () => {
      letGo()
      store.discard()
      setGoOn(null)
      goOn?.()
    },
  }
}
