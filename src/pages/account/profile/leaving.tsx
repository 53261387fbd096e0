import { useState } from 'react'
import { useLeaveGuard } from '@/platform/navigation/leave-guard'
import { back } from '@/platform/navigation'
import type { ProfileStore } from '@/stores/account/profile'
import type { SessionStore } from '@/stores/account/session'
import { Dialog } from '@/widgets/dialog'

/** Prompts before the page is left with unsaved changes: on the page's own back button and on the browser's; elsewhere the host prompts. */
export function useLeaving(store: ProfileStore, session: Pick<SessionStore, 'isLogin'>) {
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  // After the end of a sign-in, unsaved input is stored for the page after the next sign-in.
  const isActive = store.hasChanges && !store.isSigningIn && session.isLogin
  const prompt = (action: () => void) => setGoOn(() => action)
  const { letGo } = useLeaveGuard({
    isActive,
    confirmText: 'Your changes have not been saved. Leave anyway?',
    onAttempt: prompt,
  })
  return {
    isPrompting: goOn !== null,
    onBack: () => (isActive ? prompt(back) : back()),
    onStay: () => setGoOn(null),
    onLeave: () => {
      letGo()
      store.discard()
      setGoOn(null)
      goOn?.()
    },
  }
}

/** The prompt before the page is left with unsaved changes. */
interface LeaveDialogProps {
  readonly isOpen: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Prompts to keep editing or to discard the changes. */
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
