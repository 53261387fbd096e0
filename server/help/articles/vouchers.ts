import { MOST_APPOINTMENT_DAYS } from '@/domain/vouchers/appointment'
import { TRIES_A_DAY } from '@/domain/vouchers/exchange-tries'
import { type ArticleText, ofType } from '../article'
import { ROUTES } from './links'

const wallet = { path: ROUTES.wallet, label: 'Vouchers' }

const articles: readonly ArticleText[] = [
  {
    id: 'what-is-a-voucher',
    title: 'What is a voucher, and how does it work?',
    paragraphs: [
      'A voucher is bought now and used later, for a stay or a service of a hotel. Its page says what it includes, where it is used, until when it is good, and what is refunded.',
      'There are three ways to use one: book a date with it here, propose dates to the hotel, or show its code there. The page of each voucher explains its way in steps.',
    ],
    terms:
      'coupon, hotel voucher, prepaid stay, deal, package voucher, 代金券, 酒店券, 礼品券, 优惠券, 套餐券, 预售券, 怎么用券',
    link: { path: ROUTES.home, label: 'Explore' },
  },
  {
    id: 'buy-voucher',
    title: 'How do I buy vouchers?',
    paragraphs: ({ holdMinutes }) => [
      `Open a voucher, tap Buy, choose how many, and pay within ${holdMinutes} minutes. They are yours as soon as they are paid and stand in your wallet. You have to be signed in.`,
      'A voucher can have a limit for one person and a smallest number at a time; both stand on its page.',
    ],
    terms:
      'purchase coupon, buy coupon, purchase limit, how many vouchers, order vouchers, 购买代金券, 买券, 怎么买, 限购, 购买数量',
  },
  {
    id: 'sale-not-started',
    title: 'The sale of a voucher has not started. Can I be reminded?',
    paragraphs: [
      'Yes. Tap “Remind me by mail” on its page, and we write to you when the sale begins. You can cancel the reminder there as well.',
    ],
    terms:
      'not on sale yet, sale start, sold out voucher, reminder, flash sale, 未开售, 开售提醒, 什么时候开售, 抢购, 提醒我',
  },
  {
    id: 'wallet',
    title: 'Where are my vouchers?',
    paragraphs: [
      'In your wallet: Profile, then Vouchers. Each shows its state, its last day and what you can do with it. Those that you were given are there too.',
      'Vouchers of an order also stand on the page of that order, and under “To use” in Bookings.',
    ],
    terms:
      'voucher wallet, my coupons, find my voucher, voucher list, bought vouchers, 我的券, 券在哪里, 卡包, 钱包, 我的代金券',
    link: wallet,
  },
  {
    id: 'book-a-date',
    title: 'How do I book a date with a voucher?',
    paragraphs: [
      'Tap “Book a date” at the voucher, choose hotel, room and day, and see what the date costs on top. Without a difference it is confirmed at once; otherwise the room is held while you pay.',
      `With one voucher a date can be booked ${TRIES_A_DAY} times a day. Its terms name the days on which it can be used, and how far ahead you have to book.`,
    ],
    terms:
      'redeem voucher, use coupon, exchange voucher, use my voucher, reserve with voucher, 兑换, 约日期, 礼品券, 用券订房, 预约入住, 使用代金券, 兑换房间',
    link: wallet,
  },
  {
    id: 'voucher-difference',
    title: 'Why do I pay something on top of my voucher?',
    paragraphs: [
      'Some nights cost more than a voucher covers: weekends, holidays or a better room. The calendar shows the amount for each day before you buy and before you book.',
      'How it is worked out stands in the terms of the voucher. Where a night costs less, nothing is paid back.',
    ],
    terms:
      'surcharge, difference, extra payment, weekend price, additional charge, upgrade, 补差价, 差价, 加价, 周末加价, 附加费, 升级',
  },
  {
    id: 'cancel-voucher-date',
    title: 'How do I cancel a date that I booked with a voucher?',
    paragraphs: [
      'Tap “Cancel date” at the voucher. Until the deadline in its terms, at the hour of check-in in hotel time, the voucher is free again and what you paid on top comes back.',
      'After the deadline the date cannot be cancelled any more.',
    ],
    terms:
      'cancel exchange, change voucher date, cancel certificate, move voucher booking, 取消兑换, 取消日期, 改兑换日期, 取消预约',
    link: wallet,
  },
  {
    id: 'appointment',
    title: 'How do I make an appointment with a voucher?',
    paragraphs: [
      `Tap “Make an appointment” and propose up to ${MOST_APPOINTMENT_DAYS} days. The hotel confirms one of them or refuses, and we e-mail you. Without a reply the request ends when its last day begins, and the voucher is free again.`,
      'A request can be taken back at any time, a confirmed day until the deadline in the terms.',
    ],
    terms:
      'propose dates, spa, restaurant, schedule a visit, reserve a day, appointments, 预约, 约时间, 预约日期, 提前预约',
    link: wallet,
  },
  {
    id: 'show-code',
    title: 'How do I show the code or QR code of my voucher?',
    paragraphs: [
      'Open the voucher and tap “Show code”. The code has four groups of four characters and is hidden until you open it; the QR code is read by the hotel. Each is good once.',
      'Whoever knows the code can take the voucher, so show it to the hotel alone. After a voucher was passed on, its old code is worthless.',
    ],
    terms: 'qr, scan, barcode, voucher code, display code, redeem at hotel, 二维码, 券码, 出示, 扫码, 核销, 兑换码',
    link: wallet,
  },
  {
    id: 'certificate',
    title: 'What is the certificate of a voucher?',
    paragraphs: [
      'It proves the date that you booked with a voucher: hotel, room, nights and certificate number. It stands with the voucher as soon as the date is confirmed. Check in with the name that you booked under.',
    ],
    terms:
      'exchange certificate, proof of booking, certificate number, voucher confirmation, 凭证, 兑换凭证, 入住凭证, 证明',
    link: wallet,
  },
]

/** Articles about buying and using vouchers. */
export const voucherArticles = ofType('voucher', articles)
