import { codedAmount, formatAmount } from '@/domain/money/amount-text'
import type { TotalChange } from '@/stores/vouchers/seen-total'
import { Dialog } from '@/widgets/dialog'
import { ChangedTotal } from '@/widgets/changed-total'

/** The total that was seen and the new one. */
export interface TotalChangePromptProps extends TotalChange {
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** The price has changed since it was seen: nothing is ordered before the buyer agrees. */
export function TotalChangePrompt({ fromMinor, total, onAccept, onDecline }: TotalChangePromptProps) {
  const { currencyCode, totalMinor } = total
  return (
    <Dialog
      isOpen
      title={totalMinor > fromMinor ? 'The price has gone up' : 'The price has fallen'}
      confirm={{ text: 'Accept', onTap: onAccept }}
      cancel={{ text: 'Back', onTap: onDecline }}
      onClose={onDecline}
    >
      <ChangedTotal from={codedAmount(total, formatAmount(fromMinor, currencyCode))} to={codedAmount(total)} />
    </Dialog>
  )
}
