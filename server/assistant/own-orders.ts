import type { CouponRefundQuote } from '@/contract/coupon-refund'
import type { MixCancelQuote } from '@/contract/mix-order'
import type { OrderCard } from '@/contract/order-list'
import { codedAmount } from '@/domain/money/amount-text'
import { dateCancelText } from '@/domain/vouchers/date-cancel-text'
import { cancelFacts } from '@/domain/vouchers/mix-text'
import type { SignedInUser } from '../kernel/services'
import { quoteLines, refundLines } from './answer-cards'
import type { Question } from './engine'
import { orderListModule } from '../booking/list-routes'
import { orderModule, refundModule } from '../booking/routes'
import { exchangeModule } from '../vouchers/exchange-routes'
import { mixOrderModule } from '../vouchers/mix/mix-routes'
import { couponRefundModule } from '../vouchers/refund-routes'

/** The caller of calls about orders: a signed-in user. */
export type OrderCaller = Question['caller'] & { readonly user: SignedInUser }

/** The caller's own order with a number; null for another's, a hidden one and none. */
export async function ownOrderByNumber(caller: OrderCaller, orderNo: string): Promise<OrderCard | null> {
  const { list } = await orderListModule.handlers.listOrders({ keyword: orderNo, pageSize: 5 }, caller)
  return list.find((order) => order.orderNo === orderNo) ?? null
}

const voucherLines = (quote: CouponRefundQuote): string[] => {
  const { paidAmount, ruleText, closedVouchers, destinationText } = quote
  return [
    ruleText,
    `If you give them back now: refund ${codedAmount(quote)} of ${codedAmount({ ...quote, currencyAmount: paidAmount })}`,
    ...closedVouchers.map((voucher) => voucher.text),
    destinationText,
  ]
}

const mixLines = (quote: MixCancelQuote): string[] => [
  `If you cancel now, amounts in ${quote.currencyCode}`,
  ...cancelFacts(quote).map(({ label, value }) => `${label}: ${value}`),
  quote.destinationText,
]

/** Returns what cancelling an order costs now, in lines; null where it can't be cancelled. */
export async function cancelQuoteLines(caller: OrderCaller, order: OrderCard): Promise<string[] | null> {
  const { orderid } = order
  if (order.buttons.includes('cancel') && order.buttons.includes('pay'))
    return ['It is not paid yet: cancelling it costs nothing.']
  if (order.type === 'hotel') {
    const quote = await refundModule.handlers.quoteCancel({ orderid }, caller)
    return quote.quoteToken === null ? null : [...quoteLines(quote), quote.destinationText]
  }
  if (order.type === 'coupon') {
    const quote = await couponRefundModule.handlers.quoteCouponRefund({ orderid }, caller)
    return quote.quoteToken === null ? null : voucherLines(quote)
  }
  if (order.type === 'mix') {
    const { cancel } = await mixOrderModule.handlers.getMixOrder({ orderid }, caller)
    return cancel && mixLines(cancel)
  }
  const date = await exchangeModule.handlers.getExchangeOrder({ orderid }, caller)
  return date.canCancel ? [date.cancelText, dateCancelText(date)] : null
}

/** Returns the status of each refund of an order, a line each; empty where there are none. */
export async function orderRefundLines(caller: OrderCaller, { orderid, type }: OrderCard): Promise<string[]> {
  if (type === 'hotel') return refundLines(await orderModule.handlers.getOrderDetail({ orderid }, caller))
  if (type === 'coupon') return refundLines(await couponRefundModule.handlers.getCouponRefundRules({ orderid }, caller))
  if (type === 'mix') return refundLines(await mixOrderModule.handlers.getMixOrder({ orderid }, caller))
  return refundLines(await exchangeModule.handlers.getExchangeOrder({ orderid }, caller))
}
