import { QUOTE_MS } from '@/domain/vouchers/refund-quote'
import { GIFT_DAYS } from '../../vouchers/give'
import { mostMisses } from '../../vouchers/code-guesses'
import { REMINDER_DAYS } from '../../vouchers/ending-reminders'
import { type ArticleText, ofType } from '../article'
import { timeText } from './numbers'
import { ROUTES } from './links'

const wallet = { path: ROUTES.wallet, label: 'Vouchers' }

const reminders = REMINDER_DAYS.map(String)
  .join(', ')
  .replace(/, (\d+)$/, ' and $1')

const articles: readonly ArticleText[] = [
  {
    id: 'voucher-expiry',
    title: 'Until when is my voucher good?',
    paragraphs: [
      'Its last day stands on it and is included. The voucher ends with that day in the time zone of its hotel, of several hotels in the westernmost one.',
      `We remind you by e-mail ${reminders} days before, as long as no date is booked. Whether an unused voucher is refunded when it ends stands in its terms: some are, by themselves.`,
    ],
    terms:
      'expire, expiration, valid until, validity, last day, expired voucher, extend voucher, 有效期, 过期, 到期, 什么时候过期, 延期',
    link: wallet,
  },
  {
    id: 'refund-voucher',
    title: 'Can I get my money back for a voucher?',
    paragraphs: [
      'That depends on its terms, which you see before you buy: “Refund at any time”, “Refund until you book a date”, “Refund when it expires” or “No refund”.',
      `Open the order, tap “Refund”, and choose the vouchers. You see what comes back for each of them; these amounts are good for ${timeText(QUOTE_MS)}. Only who bought vouchers can refund them.`,
      'In some countries the law also gives you days in which you can withdraw. The page of the voucher and the order name them.',
    ],
    terms:
      'voucher refund, return coupon, cancel voucher, withdraw, withdrawal right, do not need voucher, 退券, 代金券退款, 券可以退, 退款, 撤回, 无理由退',
    link: { path: ROUTES.orderList, label: 'Bookings' },
  },
  {
    id: 'expired-voucher-refund',
    title: 'My voucher expired unused. Is it refunded?',
    paragraphs: [
      'By its terms: those with “Refund at any time” and “Refund when it expires” are refunded by themselves. The others are not, unless the law of your country says that what you paid is paid back.',
    ],
    terms: 'expired coupon, unused voucher, forgot to use, automatic refund, 过期退款, 过期自动退, 券过期, 忘记用',
    link: wallet,
  },
  {
    id: 'give-voucher',
    title: 'How do I give a voucher to somebody?',
    paragraphs: [
      `Tap “Give” at an unused voucher and type the e-mail address of the other person, with a message if you like. They claim it by the link in that e-mail within ${GIFT_DAYS} days, or until the voucher ends if that is sooner.`,
      '“Take gift back” works until then. A gift that is not claimed in time comes back to you by itself. Vouchers that are for you alone cannot be given away; the terms say so.',
      'You can also buy vouchers as a gift right away: “Give them to somebody” on the page where you order.',
    ],
    terms: 'gift, present, transfer voucher, send to a friend, pass on, birthday, 赠送, 送给朋友, 转赠, 礼物, 送人',
    link: wallet,
  },
  {
    id: 'claim-gift',
    title: 'I was given a voucher. How do I get it?',
    paragraphs: [
      'Open the link in the e-mail, sign in and claim it. It then stands in your wallet with a code of its own, and you use it like one that you bought.',
      'A gift can be claimed once. A claimed voucher is not refunded to you; only who bought it could do that, before you claimed it.',
    ],
    terms: 'receive gift, accept gift, gift link, gift email, claim, 领取礼物, 收到赠券, 领取, 礼物链接, 怎么领',
    link: wallet,
  },
  {
    id: 'add-voucher-by-code',
    title: 'How do I add a voucher by its code?',
    paragraphs: [
      'Open “Add a voucher by code” in your wallet and type the code. First you see what it stands for; it is yours only after you confirm. Spaces, hyphens and small letters do not matter.',
      `After ${mostMisses.user} wrong codes within an hour you have to wait. A code that cannot be used gives the same reply whatever the reason, so that nobody can guess codes.`,
    ],
    terms:
      'enter code, redeem code, activate voucher, type code, gift code, code does not work, 输入券码, 兑换码, 添加代金券, 激活, 券码无效, 礼品券',
    link: { path: ROUTES.addVoucher, label: 'Add a voucher' },
  },
  {
    id: 'several-nights',
    title: 'Can I use the nights of a voucher on several stays?',
    paragraphs: [
      'Only if its terms say so: “Its nights can be used on several stays”. Then each stay takes its nights and the rest stays in the wallet. Otherwise all its nights are used on one stay.',
    ],
    terms: 'partial use, split nights, remaining nights, use one night, 分开使用, 分次, 剩余晚数, 分开住',
    link: wallet,
  },
  {
    id: 'mix-order',
    title: 'Can I buy a voucher and book its date at once?',
    paragraphs: [
      'Yes, where the voucher is for booking dates: choose “Choose the date now” when you order. Voucher, date and what the date costs on top are one order with one payment.',
      'If it is not paid in time, vouchers and room go back on sale together, and nothing is charged.',
    ],
    terms: 'combined order, voucher with date, buy and book, mixed order, 组合订单, 买券同时订, 同时预订, 混合订单',
  },
  {
    id: 'cancel-mix-order',
    title: 'What comes back if I cancel an order of a voucher with its date?',
    paragraphs: [
      'Each part goes by its own terms. Before the deadline of the date, what the date cost on top comes back, and the voucher is refunded or stays yours to use. After it, what the date cost on top is not refunded; the voucher is lost where it cannot be refunded.',
      'You see every part and its amount before you confirm. Once the stay has begun, nothing can be cancelled.',
    ],
    terms:
      'refund combined order, cancel mixed order, cancel voucher and date, 取消组合订单, 组合订单退款, 混合订单取消',
    link: { path: ROUTES.orderList, label: 'Bookings' },
  },
]

/** Articles about the terms of vouchers, refunds and gifts. */
export const voucherTermsArticles = ofType('voucher', articles)
