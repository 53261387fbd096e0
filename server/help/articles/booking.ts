import { specialRequests } from '@/domain/booking/booking-form'
import { LONGEST_REQUEST } from '@/domain/booking/submit'
import { codeDigits } from '../../account/send-code'
import { MOST_TRAVELERS } from '../../account/travelers'
import { GUEST_TOKEN_MS } from '../../booking/guest-token'
import { type ArticleText, ofType } from '../article'
import { timeText } from './numbers'
import { ROUTES } from './links'

const requests = specialRequests.map((request) => request.toLowerCase()).join(', ')

const articles: readonly ArticleText[] = [
  {
    id: 'how-to-book',
    title: 'How do I book a room?',
    paragraphs: ({ holdMinutes }) => [
      'Choose a hotel, your dates and a room, and open the booking page. Sign in, name a lead guest for each room, give your e-mail address and phone number, look at price and terms, and submit.',
      `The rooms are then held for you for ${holdMinutes} minutes, in which you pay. After the payment the hotel confirms.`,
    ],
    terms: 'reserve, reservation, make a booking, book a hotel, 预订, 怎么订房, 订酒店, 下单, 订房',
  },
  {
    id: 'guest-names',
    title: 'Whose name do I give when I book?',
    paragraphs: [
      'Give the name of the guest who checks in, one for each room, as it stands in the passport or identity card. Hotels abroad need names in Latin letters.',
      `You can book for somebody else: only the lead guests have to be there. Names can be chosen from your travelers, of which an account stores up to ${MOST_TRAVELERS}.`,
    ],
    terms:
      'lead guest, book for someone else, book for a friend, passport name, traveler name, spelling of name, 入住人姓名, 帮别人订, 姓名, 代订, 护照',
  },
  {
    id: 'special-requests',
    title: 'Can I make special requests, such as a quiet room or a late check-out?',
    paragraphs: [
      `Yes, on the booking page: ${requests}, or your own words, up to ${LONGEST_REQUEST} characters together. You can also say when you arrive.`,
      'The hotel reads your request and meets it where it can. It is not a promise and costs nothing here.',
    ],
    terms:
      'early check-in, late checkout, high floor, baby cot, extra bed, non-smoking, crib, arrival time, 特殊要求, 备注, 婴儿床, 高楼层, 安静, 提前入住, 延迟退房, 加床, 无烟房',
  },
  {
    id: 'confirmation',
    title: 'When is my booking confirmed?',
    paragraphs: [
      'Some rates are confirmed as soon as you have paid, others once the hotel has looked at the booking. Until then it stands under “To confirm”. We e-mail you as soon as it is confirmed.',
      'If the hotel cannot confirm, you get everything back, and we write to you why.',
    ],
    terms:
      'confirmation number, pending, to confirm, waiting for the hotel, is my booking ok, confirmed, 确认, 待确认, 订单确认, 确认号, 酒店确认',
    link: { path: ROUTES.orderList, label: 'Bookings' },
  },
  {
    id: 'confirmation-email',
    title: 'I did not get a confirmation e-mail. What now?',
    paragraphs: [
      'Look into your spam folder first, and check under Bookings whether the booking is confirmed: what stands there counts, with or without an e-mail.',
      'The e-mails go to the address that you gave when you booked. If it was mistyped, a person of our support can help.',
    ],
    terms:
      'no email, email missing, did not receive, spam, junk folder, voucher email, 没收到邮件, 确认邮件, 邮件, 垃圾邮件',
    link: { path: ROUTES.orderList, label: 'Bookings' },
  },
  {
    id: 'find-bookings',
    title: 'Where do I find my bookings?',
    paragraphs: [
      'Under Bookings, sorted by what comes next: to pay, to confirm, upcoming, to use, completed, cancelled. You can search them by hotel, city or order number.',
      'If you are signed out, sign in with the e-mail address under which you booked.',
    ],
    terms:
      'my orders, my trips, order list, upcoming stay, where is my booking, see my reservation, 我的订单, 订单在哪, 查看订单, 查订单, 我的预订',
    link: { path: ROUTES.orderList, label: 'Bookings' },
  },
  {
    id: 'find-order-as-guest',
    title: 'How do I find an order without signing in?',
    paragraphs: [
      `Open “Find a booking or order” and type the e-mail address of the booking and the order number, which begins with SL. We e-mail a code of ${codeDigits} digits to that address.`,
      `With the code this device opens the booking for ${timeText(GUEST_TOKEN_MS)}: you can read and cancel it, and refund vouchers. Files for a request to waive a fee can be added only after signing in.`,
    ],
    terms:
      'without account, guest order, lost order, order number, look up booking, someone booked for me, 游客查单, 订单号, 不登录查订单, 找不到订单, 没有账号',
    link: { path: ROUTES.findOrder, label: 'Find a booking or order' },
  },
  {
    id: 'change-booking',
    title: 'Can I change dates, room or names of a booking?',
    paragraphs: [
      'Dates, rooms and names of a booking cannot be changed here. Cancel it and book again: before the end of free cancellation that costs nothing. Book the new stay first if rooms are scarce.',
      'Of several rooms you can cancel single ones and leave the others booked.',
    ],
    terms:
      'modify, wrong name, mistake in name, wrong dates, correct a name, amend, reschedule, different dates, move my stay, edit booking, postpone, change name, 修改订单, 改日期, 改期, 更改, 换房型',
  },
  {
    id: 'check-in',
    title: 'What do I need at check-in?',
    paragraphs: [
      'Show your passport or identity card and the booking number of the hotel, or the name of the lead guest. Both stand in your order, with the hours of check-in, the address and the phone number.',
      'The hours are those of the hotel’s own clock. “Add to calendar” puts the stay into your calendar.',
    ],
    terms:
      'arrive, reception, front desk, check-in time, documents, identity card, late arrival, 入住, 办理入住, 入住时间, 身份证, 几点入住, 需要带什么',
    link: { path: ROUTES.orderList, label: 'Bookings' },
  },
  {
    id: 'hotel-problem',
    title: 'The hotel does not know my booking. What do I do?',
    paragraphs: ({ support }) => [
      'Show the confirmed order with its booking number. If that does not help, open Customer Support from the order, so that we see at once which booking it is about, and speak to a person.',
      `You reach us by e-mail at ${support.email}${support.phone === null ? '' : ` and by phone at ${support.phone}`}.`,
    ],
    terms:
      'no reservation found, problem at hotel, overbooked, hotel refuses, complaint, emergency, room not as described, 酒店查不到, 没有预订, 到店无房, 投诉, 酒店不承认',
  },
]

/** Articles about booking and orders. */
export const bookingArticles = ofType('booking', articles)
