import type { CancellationTerms, PenaltyTier } from '@/contract/stay'
import { codedAmount } from '@/domain/money/amount-text'
import './style.scss'

export interface CancellationTimelineProps {
  readonly terms: CancellationTerms
  readonly currencyCode: string
  readonly currencySymbol: string
}

/** Cancellation terms as a line in time: until when, what it costs then, and what comes back, in hotel time. */
export function CancellationTimeline({ terms, currencyCode, currencySymbol }: CancellationTimelineProps) {
  const shown = (amount: string) => codedAmount({ currencyCode, currencySymbol, currencyAmount: amount })
  return (
    <div className="terms">
      <p className="terms-summary">{terms.summary}</p>
      <ol className="terms-line">
        {terms.tiers.map((tier, index) => (
          <li key={index} className={tier.feeMinor === 0 ? 'terms-tier terms-free' : 'terms-tier'}>
            <div className="terms-when">{whenOf(tier)}</div>
            <div className="terms-what">{whatOf(tier, shown)}</div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function whenOf({ startAt, endText }: PenaltyTier): string {
  if (endText) return `Until ${endText}`
  return startAt ? 'After that' : 'From the moment of booking'
}

function whatOf({ feeMinor, feeAmount, refundMinor, refundAmount }: PenaltyTier, shown: (amount: string) => string) {
  if (feeMinor === 0) return `Free: ${shown(refundAmount)} refunded`
  if (refundMinor === 0) return `Costs ${shown(feeAmount)}: no refund`
  return `Costs ${shown(feeAmount)}: ${shown(refundAmount)} refunded`
}
