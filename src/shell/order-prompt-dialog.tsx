import { observer } from 'mobx-react'
import { type PromptText, promptText } from '@/domain/orders/order-prompts'
import type { OrderActions } from '@/stores/booking/order-actions'
import { Dialog } from '@/widgets/dialog'
import { Layer } from '@/widgets/layer'

/** The prompt before an order is cancelled or hidden; open while it has words. */
export interface OrderPromptDialogProps {
  readonly prompt: PromptText | null
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onKeep: () => void
}

/** Prompts before an unpaid order is cancelled, or one that is over leaves its owner's list. */
export function OrderPromptDialog({ prompt, isBusy, onConfirm, onKeep }: OrderPromptDialogProps) {
  return (
    <Layer>
      <Dialog
        isOpen={prompt !== null}
        title={prompt?.title ?? ''}
        confirm={{ text: prompt?.confirmText ?? '', kind: 'danger', isLoading: isBusy, onTap: onConfirm }}
        cancel={{ text: 'Keep it', onTap: onKeep }}
        onClose={onKeep}
      >
        {prompt?.text ?? ''}
      </Dialog>
    </Layer>
  )
}

/** The prompt before an order is cancelled or deleted, bound to the page's `OrderActions`. */
export const OrderActionsPrompt = observer(function OrderActionsPrompt({
  actions,
}: {
  readonly actions: OrderActions
}) {
  const { prompted, isBusy, dismiss, confirm } = actions
  return (
    <OrderPromptDialog
      prompt={prompted && promptText(prompted.action, prompted.order)}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onKeep={dismiss}
    />
  )
})
