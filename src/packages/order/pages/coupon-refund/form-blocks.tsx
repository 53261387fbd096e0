import type { CouponRefundReason } from '@/contract/coupon-refund'
import { couponRefundReasons } from '@/domain/vouchers/refund-quote'
import type { RefundAccount } from '@/domain/vouchers/refund-form'
import { ChoiceChips } from '@/widgets/choice-chips'
import { OptionRow } from '@/widgets/option-row'
import { RefundBlock } from '@/widgets/refund-form'

/** Why the vouchers are given back; nothing has to be chosen. */
export interface ReasonBlockProps {
  readonly reason: CouponRefundReason | null
  readonly onReason: (reason: CouponRefundReason | null) => void
}

/** Reasons to choose from. */
export function ReasonBlock({ reason, onReason }: ReasonBlockProps) {
  return (
    <section className="cancel-block" aria-label="Reason">
      <ChoiceChips
        label="Why do you give them back? (optional)"
        options={couponRefundReasons}
        selected={reason === null ? [] : [reason]}
        onToggle={(chosen, isOn) => onReason(isOn ? chosen : null)}
      />
    </section>
  )
}

/** Where the money goes. */
export interface DestinationBlockProps {
  readonly account: RefundAccount | null
  /** How the way back that it was paid works, in a sentence. */
  readonly originalText: string
  readonly isDisabled: boolean
  readonly onOriginal: () => void
  /** Opens the choice of an account; null for a guest, who has no saved accounts. */
  readonly onAccount: (() => void) | null
}

/** The way it was paid, or an account. */
export function DestinationBlock({ account, originalText, isDisabled, onOriginal, onAccount }: DestinationBlockProps) {
  if (!onAccount)
    return (
      <RefundBlock id="give-back-where" title="Where to?">
        <p className="cancel-next">{originalText}</p>
      </RefundBlock>
    )
  return (
    <RefundBlock id="give-back-where" title="Where to?">
      <div role="radiogroup" aria-labelledby="give-back-where">
        <OptionRow
          kind="radio"
          isOn={account === null}
          title="The way you paid"
          detail={originalText}
          isDisabled={isDisabled}
          onTap={onOriginal}
        />
        <OptionRow
          kind="radio"
          isOn={account !== null}
          title={account?.accountText ?? 'Another account'}
          detail={account ? 'We transfer it there. Tap to choose another one.' : 'We transfer it to a bank or wallet.'}
          isDisabled={isDisabled}
          onTap={onAccount}
        />
      </div>
    </RefundBlock>
  )
}
