import type {
  CancelCouponOrder,
  CouponRefundQuote,
  CouponRefundReason,
  RefundCouponToAccount,
} from '@/contract/coupon-refund'
import type { PaymentAccount } from '@/contract/transfer-account'
import type { Attempt } from '../attempt'
import type { Failure } from '../failure'
import { isRecord } from '../is-record'
import { type OwnedDraft, readStoredDraft } from '../stored-draft'

/** The account to which a refund is transferred, as the page names it. */
export type RefundAccount = Pick<PaymentAccount, 'accountId' | 'accountText'>

/** What a buyer fills in to give vouchers back: ids, null for all that can be; account is null for the way it was paid. */
export interface VoucherRefundForm {
  readonly vouchers: readonly string[] | null
  readonly reason: CouponRefundReason | null
  readonly account: RefundAccount | null
}

/** A form nobody has filled in yet. */
export const EMPTY_VOUCHER_REFUND: VoucherRefundForm = { vouchers: null, reason: null, account: null }

/** What is sent to give vouchers back: with an account it is transferred there. */
export type VoucherRefundBody = CancelCouponOrder | RefundCouponToAccount

/** What is sent at a quote; a withdrawal needs no reason and takes none along. */
export const voucherRefundBody = (
  { reason, account }: VoucherRefundForm,
  { orderid, isWithdrawal }: CouponRefundQuote,
  quoteToken: string,
): VoucherRefundBody => ({
  orderid,
  quoteToken,
  ...(reason && !isWithdrawal ? { reason } : {}),
  ...(account ? { accountId: account.accountId } : {}),
})

/** The vouchers that a quote is for; null for all that can be refunded. */
export const quotedVouchers = ({ vouchers, otherVouchers }: CouponRefundQuote): string[] | null =>
  otherVouchers.length === 0 ? null : vouchers.map(({ voucherId }) => voucherId)

/** Whether two quotes bring the same for the same vouchers, by the same right. */
export const isSameVoucherQuote = (one: CouponRefundQuote, other: CouponRefundQuote): boolean =>
  one.isWithdrawal === other.isWithdrawal &&
  one.vouchers.length === other.vouchers.length &&
  one.vouchers.every(({ voucherId, refundMinor }, index) => {
    const there = other.vouchers[index]
    return voucherId === there?.voucherId && refundMinor === there.refundMinor
  })

/** The new quote in a refusal's data; null where there is none. */
export function voucherQuoteIn(failure: Failure): CouponRefundQuote | null {
  const data: unknown = failure.kind === 'refused' ? failure.data : null
  return isQuote(data) ? data : null
}

const isQuote = (value: unknown): value is CouponRefundQuote =>
  isRecord(value) && typeof value.refundMinor === 'number' && Array.isArray(value.closedVouchers)

/** A refund of vouchers that is being filled in, as it outlives a reload and a sign-in. */
export interface VoucherRefundDraft extends OwnedDraft {
  readonly form: VoucherRefundForm
  readonly attempt: Attempt<VoucherRefundBody> | null
}

/** Name under which an order's draft is stored for the tab's lifetime. */
export const voucherRefundDraftName = (orderid: string): string => `voucher_refund_draft ${orderid}`

/** Reads a stored draft; null where there is none, or it is damaged, too old, or of another account. */
export const readVoucherRefundDraft = (
  text: string | null,
  nowMs: number,
  uid: string | null,
): VoucherRefundDraft | null => readStoredDraft(text, isDraft, nowMs, uid)

function isDraft(value: unknown): value is VoucherRefundDraft {
  if (!isRecord(value) || typeof value.savedAtMs !== 'number' || typeof value.uid !== 'string') return false
  const { form, attempt } = value
  if (!isRecord(form) || (form.vouchers !== null && !Array.isArray(form.vouchers))) return false
  if (form.account !== null && (!isRecord(form.account) || typeof form.account.accountId !== 'string')) return false
  return attempt === null || (isRecord(attempt) && typeof attempt.key === 'string' && isRecord(attempt.body))
}
