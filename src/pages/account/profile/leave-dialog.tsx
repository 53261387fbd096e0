import { Dialog } from '@/widgets/dialog'

/** The question before the page is left with something unsaved. */
export interface LeaveDialogProps {
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
