import { isKeyDayAccepted, keyDay } from '../../../server/account/access-token'

const noon = new Date('2026-11-22T12:00:00.000Z')

test.each([
  ['2026-11-22T00:00:00.000Z', '2026-11-22'],
  ['2026-11-22T23:59:59.999Z', '2026-11-22'],
  ['2026-12-31T23:59:59.999Z', '2026-12-31'],
])('keys of %s are those of %s', (instant, day) => expect(keyDay(new Date(instant))).toBe(day))

test.each([
  ['2026-11-22', true],
  ['2026-11-21', true],
  ['2026-11-23', true],
  ['2026-11-20', false],
  ['2026-11-24', false],
  ['../../etc/passwd', false],
  ['', false],
  [undefined, false],
])('key day %j on the 22nd: %s', (day, isAccepted) => expect(isKeyDayAccepted(day, noon)).toBe(isAccepted))
