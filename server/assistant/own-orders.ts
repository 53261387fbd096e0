import type { OrderCard } from '@/contract/order-list'
import type { CouponRefundQuote } from '@/contract/coupon-refund'
import { codedAmount } from '@/domain/money/amount-text'
import type { SignedInUser } from '../kernel/services'
import { quoteLines, refundLines } from './answer-cards'
import type { Question } from './engine'
import { orderListModule } from '../booking/list-routes'
import { orderModule, refundModule } from '../booking/routes'
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
  return order.buttons.includes('refund') ? ['What comes back stands on the page of this order.'] : null
}

/** Returns the status of each refund of an order, a line each; empty where there are none. */
export async function orderRefundLines(caller: OrderCaller, { orderid, type }: OrderCard): Promise<string[]> {
  if (type === 'hotel') return refundLines(await orderModule.handlers.getOrderDetail({ orderid }, caller))
  return type === 'coupon'
    ? refundLines(await couponRefundModule.handlers.getCouponRefundRules({ orderid }, caller))
    : []
}
