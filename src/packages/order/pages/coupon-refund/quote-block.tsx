import type { CouponRefundQuote, CouponRefundRules, QuotedVoucher } from '@/contract/coupon-refund'
import { codedAmount } from '@/domain/money/amount-text'
import { countOf } from '@/domain/text/phrases'
import { readableEnd } from '@/domain/vouchers/voucher-code'
import { Countdown } from '@/widgets/countdown'
import { OptionRow } from '@/widgets/option-row'
import { RefundBlock, RefundSums } from '@/widgets/refund-form'

/** Which vouchers can be given back and which are chosen. */
export interface VouchersBlockProps {
  readonly quote: CouponRefundQuote
  readonly isDisabled: boolean
  readonly onToggle: (voucherId: string) => void
}

/** The vouchers that can be given back, as check-boxes with what each brings, and why the others can't be. */
export function VouchersBlock({ quote, isDisabled, onToggle }: VouchersBlockProps) {
  const all = [...quote.vouchers, ...quote.otherVouchers].sort((one, other) => one.number - other.number)
  return (
    <RefundBlock id="give-back-vouchers" title="Which vouchers?">
      {all.map((voucher) => (
        <OptionRow
          key={voucher.voucherId}
          kind="checkbox"
          isOn={quote.vouchers.includes(voucher)}
          title={titleText(voucher)}
          detail={detailText(quote, voucher)}
          isDisabled={isDisabled}
          onTap={() => onToggle(voucher.voucherId)}
        />
      ))}
      {quote.closedVouchers.map(({ voucherId, number, text }) => (
        <p key={voucherId} className="give-back-code">
          <span>{`Voucher ${number}`}</span>
          <span className="give-back-why">{text}</span>
        </p>
      ))}
    </RefundBlock>
  )
}

function titleText({ number, code }: QuotedVoucher): string {
  const end = readableEnd(code)
  return end === null ? `Voucher ${number}` : `Voucher ${number}, code ending ${end}`
}

function detailText(quote: CouponRefundQuote, { nights, nightsLeft, isGift, refundAmount }: QuotedVoucher): string {
  const back = `${codedAmount(quote, refundAmount)} back`
  const share = nightsLeft < nights ? ` for ${nightsLeft} of ${countOf(nights, 'night')}` : ''
  return `${back}${share}${isGift ? '. A gift that is not claimed yet; this takes it back' : ''}`
}

/** The quote, the rules, and how long the quote holds. */
export interface QuoteBlockProps {
  readonly quote: CouponRefundQuote
  readonly rules: CouponRefundRules | null
  /** Whole seconds until the quote ends. */
  readonly secondsLeft: number | null
  /** The sums changed since the buyer saw them. */
  readonly hasChanged: boolean
  /** A new quote is on its way. */
  readonly isLoading: boolean
}

/** What giving the vouchers back brings now, and by which rule. */
export function QuoteBlock({ quote, rules, secondsLeft, hasChanged, isLoading }: QuoteBlockProps) {
  const { vouchers, paidMinor, refundMinor, paidAmount, ruleText } = quote
  return (
    <RefundBlock id="give-back-quote" title="What you get back" isBusy={isLoading}>
      <RefundSums
        facts={[{ label: `Paid for ${countOf(vouchers.length, 'voucher')}`, value: codedAmount(quote, paidAmount) }]}
        refundText={codedAmount(quote)}
        hasChanged={hasChanged}
        isLoading={isLoading}
      />
      <p className="cancel-rule">{ruleText}</p>
      {refundMinor < paidMinor ? <p className="cancel-next">Nights that were used are not refunded.</p> : null}
      {rules?.ruleLines
        .filter(({ text }) => text !== ruleText)
        .map(({ text }) => (
          <p key={text} className="cancel-next">
            {text}
          </p>
        ))}
      {secondsLeft === null ? null : (
        <p className="cancel-left">
          {'This holds for '}
          <Countdown seconds={secondsLeft} urgentFrom={60} />
        </p>
      )}
    </RefundBlock>
  )
}
