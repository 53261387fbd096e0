import { codeEmail, passwordChangedEmail } from '../../../server/account/emails'
import { confirmationEmail, type ConfirmedOrder } from '../../../server/booking/confirm'

const order: ConfirmedOrder = {
  id: 'o-1',
  orderNo: 'S26112100001',
  confirmationNo: 'H123456789',
  pinCode: '4821',
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  roomCount: 1,
  adults: 2,
  children: 1,
  arriveTime: '18:00 to 19:00',
  specialRequest: 'Quiet room',
  version: 3,
  guests: [{ name: 'Maya Lindqvist' }],
  contact: { email: 'maya@example.com' },
  snapshot: {
    hotelName: 'Hotel "Fern & Brook" <North>',
    hotelPhone: '+86 21 5550 1234',
    address: '18 Lakeside Road, Hangzhou',
    addressLocal: '杭州市湖滨路18号',
    hotelLocalName: '蕨溪酒店',
    checkinFrom: '14:00',
    checkinUntil: '23:00',
    checkoutUntil: '12:00',
    roomTypeName: 'Garden twin',
    packageName: 'Breakfast for two',
    breakdown: { currencyCode: 'CNY', currencySymbol: '¥', currencyAmount: '1,280' },
    cancellation: {
      freeUntilAt: '2026-11-29T10:00:00.000Z',
      summary: 'Free cancellation until Sun 29 Nov 18:00, hotel time',
    },
  },
}

const now = new Date('2026-11-21T09:30:00.000Z')

/** Every email that the server sends, by a name for it. */
export const everyEmail = {
  'code for signing in': codeEmail('maya@example.com', '482913', 'login'),
  'code for a new password': codeEmail('maya@example.com', '482913', 'reset'),
  'code for a booking': codeEmail('maya@example.com', '482913', 'guest_order'),
  'password changed': passwordChangedEmail('maya@example.com'),
  'booking confirmed': confirmationEmail(order, 'https://staylark.example', now),
  'booking confirmed, without a number yet': confirmationEmail(
    { ...order, confirmationNo: null, pinCode: null },
    'https://staylark.example',
    now,
  ),
}
