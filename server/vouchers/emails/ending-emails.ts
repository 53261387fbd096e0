import { countOf } from '@/domain/text/phrases'
import { moneyText } from '../../booking/emails/stay-facts'
import { refundAtEnd, type RefundableLine, sumOf } from '../refund-quote'
import type { CouponOrderRow } from '../repository/coupon-orders'
import type { SoldVoucher } from '../repository/vouchers'
import { orderFacts, type Recipient, validityFact, type VoucherOrderEmail, voucherNames } from './voucher-order-email'

const lastDayOf = (vouchers: readonly SoldVoucher[]): string => vouchers[0]?.lastDay ?? ''

/** What becomes of the money of vouchers that end unused, before they do. */
function promiseText(order: CouponOrderRow, vouchers: readonly SoldVoucher[]): string {
  const minor = vouchers.reduce((sum, voucher) => sum + refundAtEnd(voucher), 0)
  return minor === 0
    ? 'What is not used by then expires and is not refunded.'
    : `What is not used by then expires, and ${moneyText(minor, order.currencyCode)} is refunded to the buyer.`
}

/** The email that vouchers end in some days. */
export function endSoonEmail(
  order: CouponOrderRow,
  vouchers: readonly SoldVoucher[],
  days: number,
  { userId }: Recipient,
): VoucherOrderEmail {
  const what = countOf(vouchers.length, 'voucher')
  const when = days === 1 ? 'tomorrow' : `in ${days} days`
  return {
    event: 'vouchers_end_soon',
    occasion: `${days} ${userId}`,
    subject: days === 1 ? 'Your vouchers end tomorrow' : `Your vouchers end in ${days} days`,
    title: `${what} of yours ${vouchers.length === 1 ? 'ends' : 'end'} ${when}`,
    paragraphs: [promiseText(order, vouchers)],
    facts: [...orderFacts(order), ['Not used', voucherNames(vouchers)], validityFact(order, lastDayOf(vouchers))],
    linkText: 'See your vouchers',
    ...(vouchers[0] && { expiresAt: vouchers[0].expireAt }),
  }
}

/** The email that vouchers have expired, and what becomes of their money. */
export function expiredEmail(
  order: CouponOrderRow,
  vouchers: readonly SoldVoucher[],
  refunded: readonly RefundableLine[],
  { userId }: Recipient,
): VoucherOrderEmail {
  const minor = sumOf(refunded.filter(({ voucher }) => vouchers.some(({ id }) => id === voucher.id)))
  const amount = moneyText(minor, order.currencyCode)
  const isBuyer = userId === order.userId
  const refundText = isBuyer
    ? `We are sending ${amount} back the way you paid and will write to you once it is sent.`
    : `${amount} goes back to the person who bought them.`
  return {
    event: 'vouchers_expired',
    occasion: `${userId} ${vouchers.map(({ lineNo }) => lineNo).join(',')}`,
    subject: vouchers.length === 1 ? 'Your voucher has expired' : 'Your vouchers have expired',
    title: `${countOf(vouchers.length, 'voucher')} of yours ${vouchers.length === 1 ? 'has' : 'have'} expired`,
    paragraphs: [minor > 0 ? refundText : 'By its terms, nothing is refunded.'],
    facts: [
      ...orderFacts(order),
      ['Expired', voucherNames(vouchers)],
      ...(minor > 0 ? ([['Refund', amount]] as const) : []),
    ],
    linkText: 'See your order',
  }
}
