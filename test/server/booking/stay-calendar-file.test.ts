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
const linesOf = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n')

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
