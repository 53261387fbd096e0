import { dateBookedEmail, dateCancelledEmail } from '../../../server/vouchers/emails/exchange-emails'
import type { StoredExchange } from '../../../server/vouchers/repository/exchange-orders'

const now = new Date('2026-11-21T10:00:00.000Z')
const site = 'https://staylark.example'

const exchange: StoredExchange = {
  id: 'e-1',
  orderNo: 'SL26112100009',
  userId: 'u-1',
  kind: 'exchange',
  parentId: null,
  clientReference: 'key',
  duplicateKey: 'exchange v-1',
  status: 'CONFIRMED',
  currencyCode: 'CNY',
  goodsMinor: 12_000,
  taxMinor: 0,
  discountMinor: 0,
  totalMinor: 12_000,
  paidMinor: 12_000,
  refundedMinor: 0,
  contact: { name: 'Maya Lindqvist', email: 'maya@example.com', countryCode: '86', phone: '' },
  channel: null,
  placedBy: 'traveler',
  isAbroad: false,
  payId: 'pay-1',
  payExpireAt: now,
  deletedAt: null,
  createdAt: now,
  version: 2,
  voucherId: 'v-1',
  hotelId: 'h-1',
  roomTypeId: 'r-1',
  checkIn: '2026-12-05',
  checkOut: '2026-12-06',
  nights: 1,
  guests: [{ name: 'Maya Lindqvist' }, { name: '李雷' }],
  specialRequest: 'A quiet room',
  snapshot: {
    hotelName: 'Hotel "Fern & Brook" <North>',
    hotelLocalName: '蕨溪酒店',
    hotelPhone: '+86 21 5550 1234',
    address: '18 Lakeside Road, Hangzhou',
    addressLocal: '杭州市湖滨路18号',
    countryCode: 'CN',
    timeZone: 'Asia/Shanghai',
    headImg: { url: '/pictures/city-day-01', width: 960, height: 640, averageColor: '#808080', alt: 'The hotel' },
    checkinFrom: '14:00',
    checkinUntil: '23:00',
    checkoutUntil: '12:00',
    roomTypeName: 'Garden twin',
    bedText: '2 single beds',
    parts: [{ kind: 'night', text: 'Night of Sat 5 Dec', amountMinor: 12_000 }],
  },
  certificateNo: 'E0123456789',
  cancelUntil: new Date('2026-12-04T06:00:00.000Z'),
  isOpen: true,
}

const booked = dateBookedEmail(exchange, site, now)
const cancelled = dateCancelledEmail({ ...exchange, version: 3 }, 'CNY 120 go back.', site, now)

function reservationOf(html: string) {
  const [, json = 'null'] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  return JSON.parse(json)
}

test('a booked date is written with certificate, hours in hotel time, deadline, and the address for a driver', () => {
  expect(booked.to).toBe('maya@example.com')
  expect(booked.subject).toBe('Date booked: Hotel "Fern & Brook" <North>, Sat 5 Dec 2026')
  for (const fact of [
    'Certificate: E0123456789',
    'Check-in: Sat 5 Dec 2026, from 14:00 to 23:00, hotel time',
    'Guests: Maya Lindqvist, 李雷',
    'Price: A voucher and CNY ¥ 120',
    'Cancellation: Can be cancelled until Fri 4 Dec 14:00, hotel time (UTC+8)',
    'For a taxi: 蕨溪酒店, 杭州市湖滨路18号',
    `${site}/order/coupon/exchange/v-1`,
  ])
    expect(booked.text).toContain(fact)
})

test('mail readers get the stay, and calendars an entry that the cancellation takes out', () => {
  expect(reservationOf(booked.html)).toMatchObject({
    '@type': 'LodgingReservation',
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    checkinTime: '2026-12-05T14:00:00+08:00',
    totalPrice: '120.00',
  })
  expect(reservationOf(cancelled.html).reservationStatus).toBe('http://schema.org/ReservationCancelled')
  const [uid, cancelledUid] = [booked, cancelled].map(({ files }) => /UID:(\S+)/.exec(files?.[0]?.text ?? '')?.[1])
  expect([uid, cancelledUid]).toEqual(['e-1@staylark', 'e-1@staylark'])
  expect(cancelled.files?.[0]?.text).toContain('METHOD:CANCEL')
})

test('a cancelled date says that the voucher is free again, and what becomes of the difference', () => {
  expect(cancelled.subject).toBe('Date cancelled: Hotel "Fern & Brook" <North>, Sat 5 Dec 2026')
  expect(cancelled.text).toContain('Your voucher is free again')
  expect(cancelled.text).toContain('CNY 120 go back.')
  expect(dateCancelledEmail({ ...exchange, totalMinor: 0 }, null, site, now).text).not.toContain('go back')
})
