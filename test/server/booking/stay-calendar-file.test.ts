import fc from 'fast-check'
import { type CalendarOrder, stayCalendarFile } from '../../../server/booking/stay-calendar-file'

const order: CalendarOrder = {
  id: 'o1',
  orderNo: 'SL100',
  checkIn: '2026-12-30',
  checkOut: '2027-01-02',
  snapshot: {
    hotelName: '湖畔居; "North"',
    hotelPhone: '+86 21 5550 1234',
    address: '18 Lakeside Road',
    checkinFrom: '15:00',
    checkinUntil: '23:00',
    checkoutUntil: '12:00',
    cancellation: {
      freeUntilAt: '2026-12-29T10:00:00.000Z',
      summary: 'Free cancellation until Tue 29 Dec 18:00, Shanghai time',
    },
  },
}
const now = new Date('2026-11-21T09:30:00.123Z')

/** Content lines with what was folded joined again. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a confirmed stay is a whole-day event that ends on the day of check-out', () => {
  const { name, type, text } = stayCalendarFile(order, { sequence: 0, now, cancelled: false })
  expect([name, type]).toEqual(['stay.ics', 'text/calendar; charset=utf-8; method=PUBLISH'])
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:o1@staylark',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTAMP:20261121T093000Z',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270102',
      'SUMMARY:Stay at 湖畔居\\; "North"',
    ]),
  )
  expect(text).not.toContain('TZID')
})

test('the reminder is an instant in UTC, a day before free cancellation ends', () => {
  const lines = linesOf(stayCalendarFile(order, { sequence: 0, now, cancelled: false }).text)
  expect(lines).toContain('TRIGGER;VALUE=DATE-TIME:20261228T100000Z')
  expect(lines).toContain('DESCRIPTION:Free cancellation until Tue 29 Dec 18:00\\, Shanghai time')
})

test.each([
  ['the reminder would have passed', order, new Date('2026-12-28T10:00:00Z')],
  [
    'it was never free to cancel',
    { ...order, snapshot: { ...order.snapshot, cancellation: { freeUntilAt: null, summary: 'No refund' } } },
    now,
  ],
])('there is none where %s', (_, booked, at) =>
  expect(stayCalendarFile(booked, { sequence: 0, now: at, cancelled: false }).text).not.toContain('VALARM'),
)

test('a cancelled stay takes its entry away: the same UID, a later sequence, no reminder', () => {
  const { type, text } = stayCalendarFile(order, { sequence: 3, now, cancelled: true })
  expect(type).toBe('text/calendar; charset=utf-8; method=CANCEL')
  expect(linesOf(text)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:o1@staylark', 'SEQUENCE:3', 'STATUS:CANCELLED']),
  )
  expect(text).not.toContain('VALARM')
})

test('a Chinese name is folded by octets: no line is longer than 75, none ends inside a character', () => {
  const hotelName = '杭州西湖畔国宾馆'.repeat(20)
  const booked = { ...order, snapshot: { ...order.snapshot, hotelName } }
  const { text } = stayCalendarFile(booked, { sequence: 0, now, cancelled: false })
  const octets = text.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
  expect(linesOf(text)).toContain(`SUMMARY:Stay at ${hotelName}`)
})

test('for any texts, no line is longer than 75 octets, and the unfolded lines say the same', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom('湖', '😀', 'é', 'a', ',', '\\', '\r', '\n', ' ', '\t'), maxLength: 300 }),
  )
  const unescaped = (value = '') =>
    value.replace(/\\(.)/gs, (_all, character: string) => (character === 'n' ? '\n' : character))
  fc.assert(
    fc.property(anyText, anyText, anyText, (hotelName, address, summary) => {
      const cancellation = { ...order.snapshot.cancellation, summary: `${summary}.` }
      const booked = { ...order, snapshot: { ...order.snapshot, hotelName, address, cancellation } }
      const { text } = stayCalendarFile(booked, { sequence: 0, now, cancelled: false })
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const valuesOf = (name: string) =>
        linesOf(text).flatMap((line) => (line.startsWith(`${name}:`) ? [unescaped(line.slice(name.length + 1))] : []))
      const plain = (value: string) => value.replace(/\r\n?/g, '\n')
      expect(valuesOf('SUMMARY')).toEqual([plain(`Stay at ${hotelName}`)])
      expect(valuesOf('LOCATION')).toEqual([plain(`${hotelName}, ${address}`)])
      expect(valuesOf('DESCRIPTION').at(-1)).toBe(plain(`${summary}.`))
    }),
  )
})
