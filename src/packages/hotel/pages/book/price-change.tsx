import type { PriceVerdict } from '@/domain/booking/offer-state'
import { codedAmount } from '@/domain/money/amount-text'
import { Dialog } from '@/widgets/dialog'
import { ChangedTotal } from '@/widgets/changed-total'

interface ShownTotal {
  readonly currencyCode: string
  readonly currencySymbol: string
  readonly currencyAmount: string
}

/** A price other than the one seen before; `from` is null if the server does not return it. */
export interface PriceChangeFacts {
  readonly verdict: Exclude<PriceVerdict, { kind: 'same' }>
  readonly from: ShownTotal | null
  readonly to: ShownTotal
}

/** The price change and the two choices. */
export interface PriceChangePromptProps {
  readonly change: PriceChangeFacts
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** What a change comes to per room and night. */
export function differenceText({ verdict, to }: PriceChangeFacts): string {
  if (verdict.kind === 'other_currency') return `Prices are now shown in ${to.currencyCode}.`
  const amount = codedAmount(to, verdict.perNightAmount)
  return `${amount} ${verdict.kind === 'rose' ? 'more' : 'less'} per room and night.`
}

/** The price rose since it was seen: nothing is booked before the traveler agrees. */
export function PriceChangePrompt({ change, onAccept, onDecline }: PriceChangePromptProps) {
  const title = change.verdict.kind === 'rose' ? 'The price has gone up' : 'The currency has changed'
  return (
    <Dialog
      isOpen
      title={title}
      confirm={{ text: 'Accept', onTap: onAccept }}
      cancel={{ text: 'Back', onTap: onDecline }}
      onClose={onDecline}
    >
      <ChangedTotal from={change.from && codedAmount(change.from)} to={codedAmount(change.to)} />
      <p className="book-change-note">{differenceText(change)}</p>
    </Dialog>
  )
}
