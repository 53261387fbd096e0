import { formatAmount } from '@/domain/money/amount-text'
import type { TotalChange } from '@/stores/vouchers/seen-total'
import { Dialog } from '@/widgets/dialog'

/** The total that was seen and the new one. */
export interface TotalChangePromptProps extends TotalChange {
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** The price has changed since it was seen: nothing is ordered before the buyer agrees. */
export function TotalChangePrompt({ fromMinor, total, onAccept, onDecline }: TotalChangePromptProps) {
  const { currencyCode, currencySymbol, currencyAmount, totalMinor } = total
  return (
    <Dialog
      isOpen
      title={totalMinor > fromMinor ? 'The price has gone up' : 'The price has fallen'}
      confirm={{ text: 'Accept', onTap: onAccept }}
      cancel={{ text: 'Back', onTap: onDecline }}
      onClose={onDecline}
    >
      <div className="buy-change">
        <p className="buy-change-line">
          <span>You saw</span>
          <span className="buy-change-old">
            {`${currencyCode} ${currencySymbol} ${formatAmount(fromMinor, currencyCode)}`}
          </span>
        </p>
        <p className="buy-change-line">
          <span>Now</span>
          <span className="buy-change-new">{`${currencyCode} ${currencySymbol} ${currencyAmount}`}</span>
        </p>
      </div>
    </Dialog>
  )
}
