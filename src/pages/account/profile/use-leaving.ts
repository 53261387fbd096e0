import { useState } from 'react'
import { useLeaveGuard } from '@/platform/leave-guard'
import { back } from '@/platform/navigate'
import { traits } from '@/platform/traits'
import type { ProfileStore } from '@/stores/profile'

/** Asks before the page is left with something unsaved: where the browser tells of every way out, there; elsewhere at the page's own button, and the host asks at its own. */
export function useLeaving(store: ProfileStore) {
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const isActive = store.hasChanges && !store.isSigningIn
  const ask = (action: () => void) => setGoOn(() => action)
  const { letGo } = useLeaveGuard({
    isActive,
    question: 'Your changes have not been saved. Leave anyway?',
    onAttempt: ask,
  })
  return {
    isAsking: goOn !== null,
    onBack: () => (isActive && traits.isMini ? ask(back) : back()),
    onStay: () => setGoOn(null),
    onLeave: () => {
      letGo()
      store.discard()
      setGoOn(null)
      goOn?.()
    },
  }
}
