import fc from 'fast-check'
import { cancelNowText } from '@/domain/orders/cancel-quote'
import { icsText, stayEvent } from '@/domain/booking/stay-calendar'
import { checkinHours } from '@/domain/booking/stay-hours'

const order = {
  orderid: 'o1',
  orderNo: 'SL100',
  hotelName: 'Fern; Brook, "North"',
  hotelPhone: '+86 21 5550 1234',
  address: '18 Lakeside Road',
  checkIn: '2026-12-30',
  checkOut: '2027-01-02',
  checkinFrom: '14:00',
  checkinUntil: '23:00',
  checkoutUntil: '12:00',
}
const createdAt = '2026-11-21T09:30:00.123Z'

test('a stay becomes an entry of whole days, with its hours, number and phone', () => {
  const lines = icsText(stayEvent(order), createdAt).split('\r\n')
  for (const line of [
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20270102',
    'DTSTAMP:20261121T093000Z',
    'UID:o1@staylark',
    'SUMMARY:Stay at Fern\\; Brook\\, "North"',
  ]) {
    expect(lines).toContain(line)
  }
  const text = lines.join('\r\n').replaceAll('\r\n ', '')
  expect(text).toContain('DESCRIPTION:Check-in from 14:00 to 23:00\\, hotel time\\nCheck-out until 12:00')
  expect(text).toContain('Booking number SL100\\nHotel phone +86 21 5550 1234')
})

test('for any hotel name, the file has lines of at most 75 octets with the same content', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(name, name, (hotelName, address) => {
      const event = stayEvent({ ...order, hotelName, address })
      const text = icsText(event, createdAt)
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const unfolded = text.replaceAll('\r\n ', '')
      const location = /\r\nLOCATION:(.*)\r\nDESCRIPTION/s.exec(unfolded)?.[1] ?? ''
      const read = location.replace(/\\(.)/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter))
      expect(read).toBe(event.location.replace(/\r\n|\r/g, '\n'))
    }),
  )
})

test.each([
  ['14:00', '23:00', 'from 14:00 to 23:00'],
  ['14:00', '24:00', 'from 14:00 to midnight'],
  ['14:00', '', 'from 14:00'],
])('check-in %s, %s is shown as %s', (from, until, text) => expect(checkinHours(from, until)).toBe(text))

const quote = { fee: 'CNY ¥ 500', refund: 'CNY ¥ 1,210', isFree: false }
test.each([
  ['free', { ...quote, isFree: true }, true, 'If you cancel now, you get everything back.'],
  ['with a fee', quote, true, 'If you cancel now, you get CNY ¥ 1,210 back. CNY ¥ 500 is not refunded.'],
  ['unpaid', quote, false, 'If you cancel now, nothing is charged.'],
] as const)('cancelling %s is described in plain terms', (_, shown, isPaid, text) =>
  expect(cancelNowText(shown, isPaid)).toBe(text),
)
