import { useState } from 'react'
import { useLeaveGuard } from '@/platform/navigation/leave-guard'
import { back } from '@/platform/navigation'
import type { ProfileStore } from '@/stores/account/profile'
import type { SessionStore } from '@/stores/account/session'
import { Dialog } from '@/widgets/dialog'

/** Asks before the page is left with something unsaved: at the page's own button, at the browser's where it tells of it, and elsewhere the host asks by itself. */
export function useLeaving(store: ProfileStore, session: Pick<SessionStore, 'isLogin'>) {
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  // Where the sign-in has ended, what is written is kept for the page that comes after the next one.
  const isActive = store.hasChanges && !store.isSigningIn && session.isLogin
  const ask = (action: () => void) => setGoOn(() => action)
  const { letGo } = useLeaveGuard({
    isActive,
    confirmText: 'Your changes have not been saved. Leave anyway?',
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

/** The question before the page is left with something unsaved. */
interface LeaveDialogProps {
  readonly isOpen: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks whether changes are to be given up. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Leave without saving?"
      confirm={{ text: 'Keep editing', onTap: onStay }}
      cancel={{ text: 'Discard changes', onTap: onLeave }}
      onClose={onStay}
    >
      Your changes have not been saved yet.
    </Dialog>
  )
}
