import type { MixCancelQuote } from '@/contract/mix-order'
import { cancelFacts } from '@/domain/vouchers/mix-text'
import { Dialog } from '@/widgets/dialog'
import { FactList } from '@/widgets/fact-list'
import { Layer } from '@/widgets/layer'
import { OrderLine } from '@/widgets/order-block'

/** The prompt before a paid order is cancelled; open while it has a quote. */
export interface CancelDialogProps {
  readonly quote: MixCancelQuote | null
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onKeep: () => void
}

/** Shows what happens to each voucher and to the date, and what is refunded, where and when. */
export function CancelDialog({ quote, isBusy, onConfirm, onKeep }: CancelDialogProps) {
  return (
    <Layer>
      <Dialog
        isOpen={quote !== null}
        title="Cancel this order?"
        confirm={{ text: 'Cancel order', kind: 'danger', isLoading: isBusy, onTap: onConfirm }}
        cancel={{ text: 'Keep it', onTap: onKeep }}
        onClose={onKeep}
      >
        {quote ? <Quote quote={quote} /> : null}
      </Dialog>
    </Layer>
  )
}

function Quote({ quote }: { readonly quote: MixCancelQuote }) {
  return (
    <div>
      <OrderLine>{`Amounts in ${quote.currencyCode}.`}</OrderLine>
      <FactList facts={cancelFacts(quote)} />
      <OrderLine>{quote.destinationText}</OrderLine>
    </div>
  )
}
