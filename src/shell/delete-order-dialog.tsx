import { Dialog } from '@/widgets/dialog'
import { Layer } from '@/widgets/layer'

/** The prompt before a booking that is over is hidden; open while it has a hotel's name. */
export interface DeleteOrderDialogProps {
  readonly hotelName: string | null
  readonly isDeleting: boolean
  readonly onDelete: () => void
  readonly onKeep: () => void
}

/** Prompts before a booking that is over is hidden from its owner's list. */
export function DeleteOrderDialog({ hotelName, isDeleting, onDelete, onKeep }: DeleteOrderDialogProps) {
  return (
    <Layer>
      <Dialog
        isOpen={hotelName !== null}
        title="Delete this booking?"
        confirm={{ text: 'Delete booking', kind: 'danger', isLoading: isDeleting, onTap: onDelete }}
        cancel={{ text: 'Keep it', onTap: onKeep }}
        onClose={onKeep}
      >
        {`Your booking at ${hotelName ?? ''} leaves your list for good. Refunds that are on their way still reach you.`}
      </Dialog>
    </Layer>
  )
}
