import { disputeText } from '@/domain/orders/dispute'
import { cancelledEmail } from '../../../../server/booking/emails/cancelled'
import { confirmedEmail } from '../../../../server/booking/emails/confirmed'
import { rejectedEmail, waiverRefusedEmail } from '../../../../server/booking/emails/hotel-decisions'
import { createOrderEmail, type OrderEmail } from '../../../../server/booking/emails/order-email'
import { refundFailedEmail, refundSentEmail } from '../../../../server/booking/emails/refund-emails'
import { checkInSoonEmail, paySoonEmail } from '../../../../server/booking/emails/reminders'
import type { OrderRow } from '../../../../server/booking/repository/orders'
import { everyEmail, refundOfRoom, threeRooms } from '../../../support/server/every-email'
import { orderRow } from '../../../support/server/order-row'

const now = new Date('2026-11-21T09:30:00.000Z')
const site = 'https://staylark.example'
const laidOut = (order: OrderRow, email: OrderEmail) => createOrderEmail(order, email, site, now)
const waiver = {
  requestedAt: now.toISOString(),
  feeMinor: 1,
  reason: 'other' as const,
  reasonText: '',
  files: [],
  decision: null,
}

/** The data for mail readers in an email. */
function reservationOf(html: string) {
  const [, json = 'null'] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  return JSON.parse(json)
}

const orderEmails = Object.entries(everyEmail).filter(([, { subject }]) => subject.includes('Fern'))

test('every email about an order names only the hotel and the day in its subject', () => {
  expect(orderEmails.map(([, { subject }]) => subject.split(':')[0])).toEqual([
    'Waiting for your payment',
    'Confirmed',
    'Confirmed',
    'Not confirmed',
    '1 room cancelled',
    'Cancelled',
    'Cancelled without a fee',
    'Request sent',
    'Fee not waived',
    'Refund sent',
    'Your refund needs an account',
    'Check-in tomorrow',
  ])
  for (const [, { subject }] of orderEmails)
    expect(subject).toMatch(/^[A-Z1][a-z A-Z-]+: Hotel "Fern & Brook" <North>, Tue 1 Dec 2026$/)
})

test.each(orderEmails)('%s says all of itself as text: number, day, and where to go', (_name, { text, to }) => {
  expect(to).toBe('maya@example.com')
  expect(text).toContain('Booking number: SL26112100001')
  expect(text).toContain('Tue 1 Dec 2026, from 14:00 to 23:00, hotel time')
  expect(text).toMatch(/: https:\/\/staylark\.example\/order\/(hotel\/detail\/o-1|pay\/pay-1)\n/)
  expect(text).not.toMatch(/received|arrived|!/)
})

test.each([
  ['CNY', 128_050, 'CNY ¥ 1,280.50', '1280.50'],
  ['JPY', 128_000, 'JPY ¥ 128,000', '128000'],
  ['KWD', 12_345, 'KWD KD 12.345', '12.345'],
  ['CHF', 5_000, 'CHF 50', '50.00'],
])('amounts in %s are those of the order, with its digits', (currencyCode, totalMinor, shown, price) => {
  const order = orderRow({ currencyCode, totalMinor })
  expect(laidOut(order, confirmedEmail(order)).text).toContain(`Total: ${shown}, taxes included`)
  expect(laidOut(order, paySoonEmail(order)).text).toContain(`To pay: ${shown}, taxes included`)
  const rejected = rejectedEmail(order, { reason: 'Full', refundMinor: totalMinor, dispute: null })
  expect(laidOut(order, rejected).text).toContain(`We are sending ${shown} back`)
  expect(reservationOf(laidOut(order, confirmedEmail(order)).html)).toMatchObject({
    totalPrice: price,
    priceCurrency: currencyCode,
  })
})

test.each([
  ['Asia/Shanghai', '2026-12-01', '2026-12-03', '2026-12-01T14:00:00+08:00', '2026-12-03T12:00:00+08:00'],
  ['America/New_York', '2026-10-31', '2026-11-01', '2026-10-31T14:00:00-04:00', '2026-11-01T12:00:00-05:00'],
  ['Europe/Paris', '2027-03-27', '2027-03-28', '2027-03-27T14:00:00+01:00', '2027-03-28T12:00:00+02:00'],
  ['Asia/Kolkata', '2026-12-01', '2026-12-02', '2026-12-01T14:00:00+05:30', '2026-12-02T12:00:00+05:30'],
])('a stay in %s from %s to %s has both names of each fact, with the offsets of its days', (timeZone, ...stay) => {
  const [checkIn, checkOut, checkin, checkout] = stay
  const order = orderRow({ checkIn, checkOut, snapshot: { timeZone } })
  expect(reservationOf(laidOut(order, confirmedEmail(order)).html)).toMatchObject({
    '@type': 'LodgingReservation',
    reservationNumber: order.orderNo,
    reservationId: order.orderNo,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { name: 'Maya Lindqvist' },
    reservationFor: { address: { streetAddress: '18 Lakeside Road, Hangzhou', addressCountry: 'CN' } },
    checkinDate: checkin,
    checkinTime: checkin,
    checkoutDate: checkout,
    checkoutTime: checkout,
  })
})

test('deadlines are on the hotel’s clocks, which are named', () => {
  const order = orderRow({
    payExpireAt: new Date('2026-11-01T05:45:00Z'),
    snapshot: { timeZone: 'America/New_York' },
  })
  const { text } = laidOut(order, paySoonEmail(order))
  expect(text).toContain('We hold your room until Sun 1 Nov 01:45, hotel time (UTC−4). After that it goes back on sale')
  expect(text).toContain('Pay now: https://staylark.example/order/pay/pay-1')
  expect(paySoonEmail(order).expiresAt).toEqual(order.payExpireAt)
  expect(paySoonEmail(threeRooms).paragraphs[0]).toContain('We hold your 3 rooms')
  expect(checkInSoonEmail(order).expiresAt).toEqual(new Date('2026-12-01T05:00:00Z'))
})

test('a part of the rooms cancelled has its sums, and what is still booked', () => {
  const { text } = everyEmail['room cancelled']
  expect(text).toContain('1 room of your booking at Hotel "Fern & Brook" <North> is cancelled')
  expect(text).toContain('Room 2, 李雷: CNY ¥ 1,280, of which fee CNY ¥ 320, refund CNY ¥ 960')
  expect(text).toContain('Fee: CNY ¥ 320\nRefund: CNY ¥ 960\nStill booked: 2 rooms, CNY ¥ 2,560')
  expect(reservationOf(everyEmail['room cancelled'].html)).toMatchObject({
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    totalPrice: '2560.00',
  })
})

test('all rooms cancelled have the sums of the last ones and of those before, and nothing is left', () => {
  const { text, html } = everyEmail['booking cancelled']
  expect(text).toContain('Room 1, Maya Lindqvist: CNY ¥ 1,280, of which fee CNY ¥ 640, refund CNY ¥ 640')
  expect(text).toContain(
    'Fee: CNY ¥ 1,280\nRefund: CNY ¥ 1,280\nCancelled before: 1 room, fee CNY ¥ 320, refund CNY ¥ 960',
  )
  expect(text).not.toContain('Still booked')
  expect(reservationOf(html)).toMatchObject({
    reservationNumber: 'SL26112100001',
    reservationStatus: 'http://schema.org/ReservationCancelled',
  })
})

test('the sums of a cancellation add up to what was booked, whatever the total leaves over', () => {
  const order = orderRow({ roomCount: 3, currencyCode: 'JPY', totalMinor: 10_000, guests: [] })
  const cancelledRooms = [{ room: 2, cancelledAt: now.toISOString(), feeMinor: 1_000, refundMinor: 2_334 }]
  const { text } = laidOut(
    order,
    cancelledEmail({ ...order, cancelledRooms }, { rooms: [2], way: 'room_cancelled', dispute: null }),
  )
  expect(text).toContain('Room 3: JPY ¥ 3,334, of which fee JPY ¥ 1,000, refund JPY ¥ 2,334')
  expect(text).toContain('Still booked: 2 rooms, JPY ¥ 6,666')
})

test('without a refund an email promises none', () => {
  const cancelledRooms = [{ room: 0, cancelledAt: now.toISOString(), feeMinor: 128_000, refundMinor: 0 }]
  const order = orderRow({ cancelledRooms })
  const { text } = laidOut(order, cancelledEmail(order, { rooms: [0], way: 'cancelled', dispute: null }))
  expect(text).toContain('By the terms of the booking nothing is refunded.')
  expect(text).toContain('Refund: CNY ¥ 0')
  expect(text).not.toContain('sending')
})

test.each(['open', 'lost'] as const)('a dispute that is %s is named in place of a refund', (dispute) => {
  const about = orderRow({ cancelledRooms: [{ room: 0, cancelledAt: now.toISOString(), feeMinor: 0, refundMinor: 1 }] })
  for (const email of [
    cancelledEmail(about, { rooms: [0], way: 'cancelled', dispute }),
    rejectedEmail(about, { reason: '', refundMinor: 1, dispute }),
  ]) {
    expect(laidOut(about, email).text).toContain(disputeText(dispute))
    expect(laidOut(about, email).text).not.toContain('We are sending')
  }
})

test('a calendar file goes along with emails about a confirmed stay, and only there', () => {
  const withFile = Object.entries(everyEmail).filter(([, { files }]) => files !== undefined)
  expect(withFile.map(([name]) => name)).toEqual([
    'booking confirmed',
    'booking confirmed, without a room of it',
    'room cancelled',
    'booking cancelled',
    'fee waived',
    'waiver refused',
    'check-in tomorrow',
  ])
  const unconfirmed = orderRow({ confirmationNo: null, status: 'CONFIRMING' })
  const refused = laidOut(unconfirmed, waiverRefusedEmail(unconfirmed, waiver))
  expect([refused.files, reservationOf(refused.html).reservationStatus]).toEqual([
    [],
    'http://schema.org/ReservationPending',
  ])
  const cancelled = laidOut(unconfirmed, cancelledEmail(unconfirmed, { rooms: [0], way: 'cancelled', dispute: null }))
  expect([cancelled.files, reservationOf(cancelled.html)]).toEqual([undefined, null])
})

test('the files of a stay are of one entry: a later one changes it, the last one cancels it', () => {
  const fileOf = (name: keyof typeof everyEmail) => everyEmail[name].files?.[0]
  for (const name of ['booking confirmed', 'room cancelled', 'check-in tomorrow', 'booking cancelled'] as const)
    expect(fileOf(name)?.text).toContain('\r\nUID:o-1@staylark\r\n')
  expect(fileOf('booking confirmed')?.text).toMatch(
    /SEQUENCE:3\r\n[^]*STATUS:CONFIRMED|STATUS:CONFIRMED[^]*SEQUENCE:3\r\n/,
  )
  expect(fileOf('booking cancelled')?.text).toContain('STATUS:CANCELLED')
  expect(fileOf('booking cancelled')?.type).toContain('method=CANCEL')
})

test('a reminder of the arrival has all that is needed on the way', () => {
  const { text } = everyEmail['check-in tomorrow']
  for (const line of [
    'Good to know: The lift is small. The pool is closed in winter.',
    'Address: 18 Lakeside Road, Hangzhou',
    'For a taxi: 蕨溪酒店, 杭州市湖滨路18号',
    'Hotel phone: +86 21 5550 1234',
    'Hotel confirmation: H123456789',
    'PIN: 4821',
    'Paid: CNY ¥ 1,280 for 1 room',
  ])
    expect(text).toContain(line)
})

test('a refund is sent, never received, and one that failed leads to the page where an account is named', () => {
  const sent = everyEmail['refund sent'].text
  expect(sent).toContain('It was sent to your bank or wallet, the way you paid. It can take up to 10 working days')
  expect(sent).toContain('For: Cancellation\nRooms: Room 2, 李雷')
  expect(sent).toContain('Sent: Sat 21 Nov 17:30, hotel time (UTC+8)')
  const { text: failed } = everyEmail['refund failed']
  expect(failed).toContain('Your refund of CNY ¥ 960 could not be delivered')
  expect(failed).toContain('Name an account: https://staylark.example/order/hotel/detail/o-1')
  const transfer = { ...refundOfRoom, accountId: 'account-1' }
  expect(laidOut(threeRooms, refundSentEmail(threeRooms, transfer, now)).text).toContain(
    'to the account that you named',
  )
  expect([refundFailedEmail(threeRooms, transfer), refundSentEmail(threeRooms, transfer, now)]).toMatchObject([
    { occasion: 'refund-1 account-1' },
    { occasion: 'refund-1 account-1' },
  ])
})

test('a hotel’s name breaks neither the markup, nor the data, nor the subject', () => {
  const hotelName = '</script><img src=x onerror=alert(1)>\r\nBcc: eve@example.com "\u2028&'
  const order = orderRow({ snapshot: { hotelName, address: '</script><b>', addressLocal: '<i>' } })
  for (const email of [confirmedEmail(order), checkInSoonEmail(order), paySoonEmail(order)]) {
    const { html, subject } = laidOut(order, email)
    expect(html).not.toMatch(/<img|<b>|<i>/)
    expect(html.match(/<\/script>/g)?.length ?? 0).toBe(email.stay ? 1 : 0)
    expect(subject).not.toMatch(/[\r\n]/)
    if (email.stay) expect(reservationOf(html).reservationFor.name).toBe(hotelName)
  }
})
