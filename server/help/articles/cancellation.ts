import { MOST_REFUND_FILES } from '@/domain/orders/refund-files'
import { BANK_DAYS_TEXT } from '@/domain/orders/refund-text'
import { QUOTE_MS } from '../../booking/cancel-quote'
import { type ArticleText, ofType } from '../article'
import { timeText } from './numbers'
import { ROUTES } from './links'

const bookings = { path: ROUTES.orderList, label: 'Bookings' }

const articles: readonly ArticleText[] = [
  {
    id: 'cancel-booking',
    title: 'How do I cancel a booking?',
    paragraphs: [
      'Open it under Bookings and tap “Cancel booking”. Before anything happens you see what you get back and what is not refunded.',
      `These amounts are good for ${timeText(QUOTE_MS)}, or until the next step of the terms begins if that is sooner. Where there is a fee, you choose a reason.`,
    ],
    terms:
      'cancellation, call off, do not want to go, annul, cancel my hotel, cancel reservation, 取消订单, 取消预订, 取消, 退订, 不想去',
    link: bookings,
  },
  {
    id: 'free-cancellation',
    title: 'Until when can I cancel free of charge?',
    paragraphs: [
      'The rate says so: on the hotel’s page, when you book, in the e-mail and in the order. Rates with the mark “Free cancellation” cost nothing until the day and time that stand there.',
      'Other rates have a fee from the beginning, or are not refunded at all. In the last days before the end of free cancellation, Bookings reminds you.',
    ],
    terms:
      'how does free cancellation work, free cancellation rules, deadline, without fee, cancel for free, refundable rate, no penalty, free of charge, 免费取消, 取消截止, 截止时间, 免费退',
    link: bookings,
  },
  {
    id: 'hotel-time',
    title: 'In which time zone is the end of free cancellation?',
    paragraphs: [
      'In that of the hotel, always, wherever you are. The hour stands there with the words “hotel time”. Where your own clock shows another one, it stands beside it as “your time”.',
    ],
    terms: 'timezone, local time, hotel clock, time difference, 时区, 当地时间, 酒店时间, 时差',
  },
  {
    id: 'cancellation-fee',
    title: 'How much does it cost to cancel?',
    paragraphs: [
      'That depends on the terms of the rate that you booked and on the hour in which you cancel. “Cancel booking” shows the fee and the refund first; you decide after that.',
      'The terms never change after you have booked. Fee and refund always add up to what you paid.',
    ],
    terms:
      'penalty, cancel fee, non-refundable, not refundable, how much back, lose money, charge for cancelling, 取消费, 手续费, 违约金, 不可退, 扣多少钱, 罚金',
    link: bookings,
  },
  {
    id: 'cancel-one-room',
    title: 'Can I cancel one of several rooms?',
    paragraphs: [
      'Yes. When you cancel, choose the rooms that you do not need. Each has its own fee and refund by the same terms, and the others stay booked.',
      'To stay fewer nights, the booking has to be cancelled and made again.',
    ],
    terms:
      'partial cancellation, single room, fewer rooms, fewer nights, shorten stay, part of booking, 取消一间, 部分取消, 减少房间, 少住一晚',
    link: bookings,
  },
  {
    id: 'waiver',
    title: 'Can the hotel waive its fee?',
    paragraphs: [
      `You can request it: choose “Ask the hotel to waive the fee” when you cancel a whole booking. Say why, and add up to ${MOST_REFUND_FILES} files if they help. Illness needs a doctor’s note, cancelled transport a notice of the carrier.`,
      'Your rooms stay booked until the hotel decides, and we e-mail you the result. If it agrees, the booking is cancelled and you get everything back. If not, the booking and its terms stay as they were.',
    ],
    terms:
      'illness, sick, ill, flight cancelled, goodwill, exception, doctor, hospital, emergency, force majeure, 减免, 免除取消费, 生病, 航班取消, 特殊情况, 申请免费取消, 不可抗力',
    link: bookings,
  },
  {
    id: 'cancel-unpaid',
    title: 'How do I cancel an order that I have not paid?',
    paragraphs: [
      'Open it and cancel it, or let its time run out. Nothing is charged, and what was held goes back on sale.',
    ],
    terms: 'unpaid booking, not paid yet, order by mistake, do not want to pay, 取消未支付, 没付款的订单, 未付款取消',
    link: { path: `${ROUTES.orderList}?tab=to_pay`, label: 'To pay' },
  },
  {
    id: 'no-show',
    title: 'What happens if I don’t arrive?',
    paragraphs: [
      'If you neither arrive nor cancel, the hotel can report a no-show. Nothing is refunded by itself then, and the stay does not count for VIP.',
      'If you are only late, call the hotel: its number stands in your order. If you cannot come at all, cancel before the stay begins.',
    ],
    terms:
      'no show, missed my stay, did not arrive, arrive late, never checked in, 没入住, 未入住, 未到店, 没有去, 迟到',
    link: bookings,
  },
  {
    id: 'refund-progress',
    title: 'Where is my refund?',
    paragraphs: [
      'Open the order: every refund stands there with its amount and its steps, each with the date. “Sent to your bank or wallet” means that it has left us.',
      'We also e-mail you when a refund is sent and when something is needed from you.',
    ],
    terms:
      'refund status, refund progress, money back, not received refund, track refund, still waiting for refund, 退款进度, 退款到哪, 没收到退款, 查退款, 退款状态',
    link: bookings,
  },
  {
    id: 'refund-time',
    title: 'How long does a refund take?',
    paragraphs: [
      `We send it at once when you cancel. Most banks and wallets need ${BANK_DAYS_TEXT} to show it.`,
      'While your bank looks into a payment that you disputed, nothing can be sent.',
    ],
    terms:
      'refund days, when refund arrives, working days, refund duration, how many days refund, 退款多久, 多久到账, 几天到账, 退款时间, 到账时间',
  },
  {
    id: 'refund-way',
    title: 'To which account does my refund go?',
    paragraphs: [
      'Back the way you paid: to the same card or wallet, in the currency of the order.',
      'If your bank or wallet does not take it back, for instance because the card was closed, we e-mail you, and you name an account for it in the order: a bank account, Alipay or WeChat Pay. We then transfer it there. Its number is stored encrypted and shown only with its end.',
    ],
    terms:
      'original payment method, closed card, lost card, expired card, bank account, transfer, refund failed, different card, 退到哪里, 原路退回, 退款账户, 银行卡, 卡注销, 退款失败',
    link: bookings,
  },
  {
    id: 'rejected-by-hotel',
    title: 'The hotel did not confirm my booking. Do I get my money back?',
    paragraphs: [
      'Yes, everything that you paid, without your doing. We e-mail you the reason of the hotel, and the refund stands in the order.',
    ],
    terms:
      'rejected, hotel cancelled, not confirmed, booking refused, hotel declined, 酒店拒单, 拒绝, 酒店取消, 没有确认, 无法确认',
    link: bookings,
  },
  {
    id: 'delete-order',
    title: 'How do I remove an old order from my list?',
    paragraphs: [
      'Open a completed or cancelled order and delete it. It leaves your list for good; refunds that are on their way still reach you, and our books must store it without showing it.',
    ],
    terms: 'delete booking, hide order, clear history, remove booking, 删除订单, 隐藏订单, 清除订单',
    link: bookings,
  },
]

/** Articles about cancelling and refunds. */
export const cancellationArticles = ofType('cancellation', articles)
