import { codeLetter } from '../../../server/auth/code-letter'
import { passwordChangedLetter } from '../../../server/auth/password-changed-letter'
import { confirmationLetter, type ConfirmedOrder } from '../../../server/orders/confirmation-letter'

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
    cancellation: { summary: 'Free cancellation until Sun 29 Nov 18:00, hotel time' },
  },
}

const now = new Date('2026-11-21T09:30:00.000Z')

/** Every letter that the server writes, by a name for it. */
export const everyLetter = {
  'code for signing in': codeLetter('maya@example.com', '482913', 'login'),
  'code for a new password': codeLetter('maya@example.com', '482913', 'reset'),
  'password changed': passwordChangedLetter('maya@example.com'),
  'booking confirmed': confirmationLetter(order, 'https://staylark.example', now),
  'booking confirmed, without a number yet': confirmationLetter(
    { ...order, confirmationNo: null, pinCode: null },
    'https://staylark.example',
    now,
  ),
}
