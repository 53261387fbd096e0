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
  guests: [{ name: 'Maya Lindqvist' }],
  contact: { email: 'maya@example.com' },
  snapshot: {
    hotelName: 'Hotel "Fern & Brook" <North>',
    hotelPhone: '+86 21 5550 1234',
    address: '18 Lakeside Road, Hangzhou',
    checkinFrom: '14:00',
    checkoutUntil: '12:00',
    roomTypeName: 'Garden twin',
    packageName: 'Breakfast for two',
    breakdown: { currencyCode: 'CNY', currencySymbol: '¥', currencyAmount: '1,280' },
    cancellation: { summary: 'Free cancellation until Sun 29 Nov 18:00, hotel time' },
  },
}

/** Every letter that the server writes, by a name for it. */
export const everyLetter = {
  'code for signing in': codeLetter('maya@example.com', '482913', 'login'),
  'code for a new password': codeLetter('maya@example.com', '482913', 'reset'),
  'password changed': passwordChangedLetter('maya@example.com'),
  'booking confirmed': confirmationLetter(order, 'https://staylark.example'),
  'booking confirmed, without a number yet': confirmationLetter(
    { ...order, confirmationNo: null, pinCode: null },
    'https://staylark.example',
  ),
}
