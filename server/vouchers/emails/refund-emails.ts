import { refundCauseText } from '@/domain/orders/refund-text'
import { countOf } from '@/domain/text/phrases'
import { refundFailedText, refundOccasion, refundSentText } from '../../booking/emails/refund-emails'
import { type Fact, moneyText } from '../../booking/emails/stay-facts'
import type { RefundRow } from '../../booking/repository/refunds'
import type { Executor } from '../../kernel/database/executor'
import type { Services } from '../../kernel/services'
import { instantText } from '../buyers-law'
import type { CouponOrderRow } from '../repository/coupon-orders'
import type { SoldVoucher } from '../repository/vouchers'
import {
  buyerOf,
  enqueueVoucherOrderEmail,
  orderFacts,
  type VoucherOrderEmail,
  voucherNames,
} from './voucher-order-email'

/** Vouchers that are given back, and the refund that this begins or adds to. */
export interface GivenBack {
  readonly vouchers: readonly SoldVoucher[]
  readonly refund: Pick<RefundRow, 'accountId'>
  readonly refundMinor: number
  readonly isWithdrawal: boolean
  readonly at: Date
}

/** The receipt for vouchers that were given back: what, when to the minute, and what comes back. By law it is one for a withdrawal. */
export function givenBackEmail(order: CouponOrderRow, given: GivenBack): VoucherOrderEmail {
  const { vouchers, refund, refundMinor, isWithdrawal, at } = given
  const amount = moneyText(refundMinor, order.currencyCode)
  const where = refund.accountId === null ? 'the way you paid' : 'to the account that you named'
  return {
    event: isWithdrawal ? 'vouchers_withdrawn' : 'vouchers_given_back',
    occasion: vouchers.map(({ lineNo }) => lineNo).join(','),
    subject: isWithdrawal ? 'Withdrawal received' : 'Refund requested',
    title: isWithdrawal ? 'We received your withdrawal' : `We are refunding ${countOf(vouchers.length, 'voucher')}`,
    paragraphs: [
      ...(isWithdrawal
        ? [`You have withdrawn from the purchase of the vouchers below. We received this on ${instantText(at)}.`]
        : []),
      `We send ${amount} back ${where} and will write to you once it is sent. The vouchers can no longer be used.`,
    ],
    facts: [
      ...orderFacts(order),
      [isWithdrawal ? 'Withdrawn' : 'Refunded', voucherNames(vouchers)],
      ['Received', instantText(at)],
      ['Refund', amount],
    ],
    linkText: 'See your order',
  }
}

const refundFacts = (
  order: CouponOrderRow,
  { amountMinor, currencyCode, cause }: RefundRow,
  vouchers: readonly SoldVoucher[],
): Fact[] => [
  ...orderFacts(order),
  ['Refund', moneyText(amountMinor, currencyCode)],
  ['For', refundCauseText(cause)],
  ['Vouchers', voucherNames(vouchers)],
]

/** Writes to the buyer that a refund was sent. */
export const emailVoucherRefundSent = (
  tx: Executor,
  services: Services,
  order: CouponOrderRow,
  refund: RefundRow,
  vouchers: readonly SoldVoucher[],
): Promise<void> =>
  enqueueVoucherOrderEmail(tx, services, order, buyerOf(order), {
    ...refundSentText(refund),
    event: 'refund_sent',
    occasion: refundOccasion(refund),
    facts: [...refundFacts(order, refund, vouchers), ['Sent', instantText(services.clock.now())]],
    linkText: 'See your order',
  })

/** Writes to the buyer that a refund failed and needs an account. */
export const emailVoucherRefundFailed = (
  tx: Executor,
  services: Services,
  order: CouponOrderRow,
  refund: RefundRow,
  vouchers: readonly SoldVoucher[],
): Promise<void> =>
  enqueueVoucherOrderEmail(tx, services, order, buyerOf(order), {
    ...refundFailedText(refund),
    event: 'refund_failed',
    occasion: refundOccasion(refund),
    facts: refundFacts(order, refund, vouchers),
    linkText: 'Name an account',
  })
