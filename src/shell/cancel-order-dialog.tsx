import { Dialog } from '@/widgets/dialog'
import { Layer } from '@/widgets/layer'

/** The prompt before an unpaid booking is cancelled; open while it has a hotel's name. */
export interface CancelOrderDialogProps {
  readonly hotelName: string | null
  readonly isCancelling: boolean
  readonly onCancel: () => void
  readonly onKeep: () => void
}

/** Prompts before an unpaid booking is cancelled. */
export function CancelOrderDialog({ hotelName, isCancelling, onCancel, onKeep }: CancelOrderDialogProps) {
  return (
    <Layer>
      <Dialog
        isOpen={hotelName !== null}
        title="Cancel this booking?"
        confirm={{ text: 'Cancel booking', kind: 'danger', isLoading: isCancelling, onTap: onCancel }}
        cancel={{ text: 'Keep it', onTap: onKeep }}
        onClose={onKeep}
      >
        {`Your rooms at ${hotelName ?? ''} go back on sale. Nothing has been paid, so nothing is charged.`}
      </Dialog>
    </Layer>
  )
}
