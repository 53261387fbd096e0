import { formatInstantIn, instantOfWallTime, isoInstantIn, todayIn } from '../../../../server/kernel/time/zones'

test.each([
  ['Asia/Bangkok', '2026-11-14', '18:00', '2026-11-14T11:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-14', '18:00', '2026-11-14T12:30:00.000Z'],
  ['Australia/Sydney', '2026-01-10', '12:00', '2026-01-10T01:00:00.000Z'],
  ['America/New_York', '2026-07-04', '00:00', '2026-07-04T04:00:00.000Z'],
  ['Europe/London', '2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
  ['Europe/London', '2026-03-29', '03:00', '2026-03-29T02:00:00.000Z'],
  ['Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['Europe/Paris', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Paris', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['Pacific/Auckland', '2026-09-27', '02:30', '2026-09-26T14:30:00.000Z'],
  ['Africa/Casablanca', '2026-06-01', '18:00', '2026-06-01T17:00:00.000Z'],
])('in %s clocks show %s %s at %s', (zone, day, time, instant) => {
  expect(instantOfWallTime(day, time, zone).toISOString()).toBe(instant)
})

test.each([
  ['Asia/Tokyo', '2026-11-21T14:59:59.999Z', '2026-11-21'],
  ['Asia/Tokyo', '2026-11-21T15:00:00.000Z', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-21T07:59:00.000Z', '2026-11-20'],
  ['Pacific/Kiritimati', '2026-11-21T10:00:00.000Z', '2026-11-22'],
  ['Pacific/Pago_Pago', '2026-11-21T10:00:00.000Z', '2026-11-20'],
])('today in %s at %s is %s', (zone, now, day) => {
  expect(todayIn(zone, new Date(now))).toBe(day)
})

test('an instant is shown as the clocks there show it', () => {
  expect(formatInstantIn('Asia/Bangkok', new Date('2026-11-14T11:00:00Z'))).toBe('Sat 14 Nov 18:00')
  expect(formatInstantIn('America/New_York', new Date('2026-11-14T04:05:00Z'))).toBe('Fri 13 Nov 23:05')
})

test.each([
  ['Asia/Shanghai', '2026-12-01T06:00:00.000Z', '2026-12-01T14:00:00+08:00'],
  ['America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30:00-04:00'],
  ['America/New_York', '2026-11-01T06:30:00.000Z', '2026-11-01T01:30:00-05:00'],
  ['Asia/Kolkata', '2026-11-14T12:30:00.000Z', '2026-11-14T18:00:00+05:30'],
  ['America/St_Johns', '2026-12-31T23:00:00.000Z', '2026-12-31T19:30:00-03:30'],
  ['Europe/London', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00+00:00'],
])('in %s %s is %s', (zone, at, text) => {
  expect(isoInstantIn(zone, new Date(at))).toBe(text)
  expect(new Date(text).toISOString()).toBe(at)
})
