import type { CancelQuote } from '@/contract/refund'
import { codedAmount } from '@/domain/money/amount-text'
import { cancelReasons, LONGEST_MESSAGE, type RefundForm } from '@/domain/orders/refund-form'
import { ChoiceChips } from '@/widgets/choice-chips'
import { TextField } from '@/widgets/text-field'
import { OptionRow } from '@/widgets/option-row'

/** The form as it is filled in. */
export interface ReasonBlockProps {
  readonly form: RefundForm
  /** What is missing; null where nothing is. */
  readonly fault: string | null
  readonly onReason: (reason: RefundForm['reason']) => void
  readonly onMessage: (message: string) => void
}

/** Why it is cancelled: a reason, and words for the hotel. */
export function ReasonBlock({ form, fault, onReason, onMessage }: ReasonBlockProps) {
  return (
    <section className="cancel-block" aria-label="Reason">
      <ChoiceChips
        label="Why do you cancel?"
        options={cancelReasons}
        selected={form.reason === null ? [] : [form.reason]}
        onToggle={(reason, isOn) => onReason(isOn ? reason : null)}
      />
      {fault === null ? null : (
        <p className="cancel-fault" role="alert">
          {fault}
        </p>
      )}
      <TextField
        id="cancel-message"
        label="Message to the hotel"
        hint="Optional. It helps when you ask for the fee to be waived."
        value={form.message}
        maxLength={LONGEST_MESSAGE}
        isLong
        onChange={onMessage}
      />
    </section>
  )
}

/** Whether to cancel now or to request a waiver first. */
export interface WayBlockProps {
  readonly quote: CancelQuote
  readonly wantsWaiver: boolean
  readonly onWaiver: (wantsWaiver: boolean) => void
}

/** Cancelling at the fee, or requesting that the hotel waives it. */
export function WayBlock({ quote, wantsWaiver, onWaiver }: WayBlockProps) {
  return (
    <section className="cancel-block" aria-labelledby="cancel-way">
      <h2 id="cancel-way" className="cancel-title">
        How to go on
      </h2>
      <div role="radiogroup" aria-labelledby="cancel-way">
        <OptionRow
          kind="radio"
          isOn={!wantsWaiver}
          title="Cancel now"
          detail={`You get ${codedAmount(quote, quote.refundAmount)} back. Your rooms go back on sale.`}
          isDisabled={false}
          onTap={() => onWaiver(false)}
        />
        <OptionRow
          kind="radio"
          isOn={wantsWaiver}
          title="Ask the hotel to waive the fee"
          detail="Your rooms stay booked until it decides. We e-mail you its answer."
          isDisabled={false}
          onTap={() => onWaiver(true)}
        />
      </div>
    </section>
  )
}
