import { BANK_DAYS_TEXT } from '@/domain/orders/refund-text'
import { type ArticleText, ofType } from '../article'
import { ROUTES } from './links'

const waysText = (payWays: readonly string[]): string =>
  payWays.length === 0 ? '' : ` Set up here: ${payWays.join(', ')}.`

const articles: readonly ArticleText[] = [
  {
    id: 'time-to-pay',
    title: 'How long do I have to pay?',
    paragraphs: ({ holdMinutes }) => [
      `Rooms and vouchers are held for ${holdMinutes} minutes after you submit. The payment page and the order show the time that is left.`,
      'If the time runs out, the order closes by itself and nothing is charged. You can book again if there are still rooms.',
    ],
    terms:
      'payment deadline, hold time, expired order, countdown, order closed, minutes to pay, 支付时间, 多久付款, 支付超时, 订单关闭, 付款期限',
    link: { path: ROUTES.orderList, label: 'Bookings' },
  },
  {
    id: 'payment-methods',
    title: 'Which payment methods can I use?',
    paragraphs: ({ payWays }) => [
      `The payment page lists the ways to pay for your order.${waysText(payWays)} Where one cannot be used in this app or for this currency, the page shows the reason.`,
      'You pay online when you book. Your card number is typed on the page of the payment service and never reaches us.',
    ],
    terms:
      'safe, secure payment, credit card, debit card, visa, mastercard, american express, amex, paypal, alipay, wechat pay, pay by card, accepted cards, 支付方式, 信用卡, 支付宝, 微信支付, 怎么付款, 付款方式',
  },
  {
    id: 'pay-at-hotel',
    title: 'Can I pay at the hotel?',
    paragraphs: [
      'No. A booking is paid here, in full, when you make it. What you order at the hotel itself, such as a meal or the minibar, is paid there.',
    ],
    terms: 'pay later, pay on arrival, cash, deposit, instalments, 到店付款, 到付, 现付, 先住后付, 押金',
  },
  {
    id: 'payment-failed',
    title: 'My payment failed. What can I do?',
    paragraphs: [
      'Open the order under “To pay” and pay again, in the same or another way, as long as its time runs. A failed try costs nothing.',
      'If your bank refuses, its app or hotline tells why. We cannot see the reason.',
    ],
    terms:
      'declined, card refused, payment error, could not pay, try again, rejected payment, 支付失败, 付款失败, 无法支付, 付不了款',
    link: { path: `${ROUTES.orderList}?tab=to_pay`, label: 'To pay' },
  },
  {
    id: 'paid-but-unpaid',
    title: 'I have paid, but the order still says unpaid',
    paragraphs: [
      'Please wait a few moments and do not pay again: some payment services report a payment a little later. The order follows by itself.',
      'If the payment came after the time was over, the booking goes on where the rooms are still free. Otherwise everything goes back to you without your doing.',
    ],
    terms:
      'money deducted, charged but no booking, payment not shown, payment pending, late payment, 已付款, 扣款了, 付了钱, 还显示未支付, 扣钱',
  },
  {
    id: 'paid-twice',
    title: 'I was charged twice',
    paragraphs: [
      `If two payments arrive for one order, the second one goes back by itself, the way you paid. Most banks need ${BANK_DAYS_TEXT} to show it. You see it in the order among its refunds.`,
      'Sometimes a bank shows a reserved amount beside the payment; that one disappears without a refund.',
    ],
    terms: 'double charge, duplicate payment, paid two times, charged again, 重复扣款, 扣了两次, 付了两次, 重复支付',
  },
  {
    id: 'unpaid-orders',
    title: 'How many unpaid orders can I have?',
    paragraphs: ({ mostUnpaidOrders }) => [
      `Up to ${mostUnpaidOrders} at a time, fewer on the first day of an account. For the same stay there can be only one. Pay or cancel one of them, then you can book again.`,
      'Cancelling an unpaid order costs nothing.',
    ],
    terms:
      'too many unpaid, duplicate order, cannot submit, unpaid limit, cancel unpaid order, 未付款订单, 待支付, 未支付, 太多未付款',
    link: { path: `${ROUTES.orderList}?tab=to_pay`, label: 'To pay' },
  },
  {
    id: 'currencies',
    title: 'How do I change the currency, and which one am I charged in?',
    paragraphs: [
      'Choose the currency under Profile, “Currency of prices”. All prices are then shown in it, and a booking that you make is charged in it. The order names it.',
      'The currency of an order that exists does not change any more, and its refunds go back in it. Your bank may add a fee of its own for a foreign currency.',
    ],
    terms: 'dollar, euro, yuan, exchange rate, currency conversion, usd, cny, 货币, 币种, 人民币, 美元, 汇率, 换货币',
    link: { path: ROUTES.mine, label: 'Profile' },
  },
  {
    id: 'invoice',
    title: 'How do I get an invoice?',
    paragraphs: [
      'Open the paid order and tap “Request an invoice” under Documents. Name a person or a company, for a company with its tax number. The PDF is ready in a moment and is also sent by e-mail.',
      'An order has one invoice, over what was paid less what was refunded. A refund that comes later gets a credit note of its own.',
      'You have to be signed in.',
    ],
    terms:
      'tax number, company invoice, fapiao, vat, bill, billing address, credit note, 发票, 开发票, 税号, 抬头, 公司发票',
    link: { path: ROUTES.orderList, label: 'Bookings' },
  },
  {
    id: 'receipt',
    title: 'Where is the receipt of my payment?',
    paragraphs: [
      'Each payment has a receipt as a PDF. It stands in the order under Documents as soon as the payment has arrived. A receipt proves the payment; an invoice is requested apart from it.',
    ],
    terms: 'proof of payment, payment receipt, expense report, pdf, 收据, 付款凭证, 支付凭证, 报销',
    link: { path: ROUTES.orderList, label: 'Bookings' },
  },
]

/** Articles about paying and documents. */
export const paymentArticles = ofType('payment', articles)
