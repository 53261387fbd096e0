import type { PaymentPage } from '@/contract/payment'
import { Countdown } from '@/widgets/countdown'

/** What is due and for how long. */
export interface DueBlockProps {
  readonly page: PaymentPage
  readonly secondsLeft: number | null
}

/** The amount, and the time left to pay it. */
export function DueBlock({ page, secondsLeft }: DueBlockProps) {
  return (
    <section className="pay-due" aria-label="Amount due">
      <p className="pay-due-label">Pay within</p>
      <p className="pay-due-time">
        {secondsLeft === null ? '–' : <Countdown seconds={secondsLeft} urgentFrom={120} />}
      </p>
      <p className="pay-due-amount">
        <span className="pay-due-code">{page.currencyCode}</span>
        <span className="pay-due-figure">{`${page.currencySymbol} ${page.currencyAmount}`}</span>
      </p>
      <p className="pay-due-label">Taxes included</p>
    </section>
  )
}
