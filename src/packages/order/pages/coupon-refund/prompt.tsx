import type { CouponRefundQuote } from '@/contract/coupon-refund'
import { codedAmount } from '@/domain/money/amount-text'
import type { RefundAccount } from '@/domain/vouchers/refund-form'
import { countOf } from '@/domain/text/phrases'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { Dialog } from '@/widgets/dialog'
import { Layer } from '@/widgets/layer'
import { PriceLine } from '@/widgets/price-line'

/** What the button does: by law it is named a withdrawal where one is. */
const actionText = ({ hasWithdrawalButton, vouchers }: CouponRefundQuote): string =>
  hasWithdrawalButton ? 'Withdraw from purchase' : `Refund ${countOf(vouchers.length, 'voucher')}`

/** The refund and the button; `isBusy` while something is on its way. */
export interface RefundBarProps {
  readonly quote: CouponRefundQuote
  readonly isBusy: boolean
  readonly onTap: () => void
}

/** What comes back, and the button that begins it. */
export function RefundBar({ quote, isBusy, onTap }: RefundBarProps) {
  const { currencyCode, currencySymbol, currencyAmount } = quote
  return (
    <BottomBar lead={<PriceLine {...{ currencyCode, currencySymbol, currencyAmount }} covers="back to you" />}>
      <Button isWide kind="danger" isLoading={isBusy} onTap={onTap}>
        {actionText(quote)}
      </Button>
    </BottomBar>
  )
}

/** What is about to be sent; closed while there is none. */
export interface RefundPromptProps {
  readonly quote: CouponRefundQuote | null
  readonly account: RefundAccount | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Repeats the sums before anything is sent: the second of two steps. */
export function RefundPrompt({ quote, account, onConfirm, onClose }: RefundPromptProps) {
  return (
    <Layer>
      <Dialog
        isOpen={quote !== null}
        title={quote ? titleText(quote) : ''}
        confirm={{
          text: quote?.hasWithdrawalButton ? 'Confirm withdrawal' : 'Refund',
          kind: 'danger',
          onTap: onConfirm,
        }}
        cancel={{ text: quote?.vouchers.length === 1 ? 'Keep it' : 'Keep them', onTap: onClose }}
        onClose={onClose}
      >
        {quote ? promptText(quote, account) : ''}
      </Dialog>
    </Layer>
  )
}

function titleText({ hasWithdrawalButton, vouchers }: CouponRefundQuote): string {
  const what = countOf(vouchers.length, 'voucher')
  return hasWithdrawalButton ? `Withdraw from ${what}?` : `Refund ${what}?`
}

function promptText(quote: CouponRefundQuote, account: RefundAccount | null): string {
  const they = quote.vouchers.length === 1 ? 'The voucher' : 'The vouchers'
  const where = account ? `to ${account.accountText}` : 'the way you paid'
  const receipt = quote.isWithdrawal ? ' We e-mail you a receipt with the time.' : ''
  return `${codedAmount(quote)} goes back ${where}. ${they} can no longer be used; this can’t be undone.${receipt}`
}
