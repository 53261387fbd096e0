import { readSupportHours, supportHoursFault } from '../../../server/kernel/config/support-hours'
import { readVariables } from '../../../server/kernel/config/variables'
import { chatHours } from '../../../server/support/hours'

const at = (text: string, now: string) => chatHours(readSupportHours(text, true), new Date(now))

test.each([
  ['08:00-22:00 Asia/Shanghai', '2026-11-21T00:00:00.000Z', true, null],
  ['08:00-22:00 Asia/Shanghai', '2026-11-20T23:59:59.999Z', false, '2026-11-21T00:00:00.000Z'],
  ['08:00-22:00 Asia/Shanghai', '2026-11-21T14:00:00.000Z', false, '2026-11-22T00:00:00.000Z'],
  ['20:00-04:00 Europe/Berlin', '2026-11-21T02:59:59.000Z', true, null],
  ['20:00-04:00 Europe/Berlin', '2026-11-21T03:00:00.000Z', false, '2026-11-21T19:00:00.000Z'],
  ['12:00-24:00 UTC', '2026-11-21T23:59:00.000Z', true, null],
  ['12:00-24:00 UTC', '2026-11-22T00:00:00.000Z', false, '2026-11-22T12:00:00.000Z'],
  ['00:00-24:00 UTC', '2026-11-22T00:00:00.000Z', true, null],
])('%s at %s', (text, now, isOpen, opensAt) => {
  const hours = at(text, now)
  expect([hours.isOpen, hours.opensAt]).toEqual([isOpen, opensAt])
})

test('the hours are shown with the place of their clocks', () => {
  expect(at('08:00-22:00 America/New_York', '2026-11-21T00:00:00.000Z').text).toBe(
    'Every day 08:00 – 22:00, New York time',
  )
  expect(chatHours(readSupportHours(undefined, true), new Date('2026-11-21T00:00:00.000Z')).text).toContain('Shanghai')
  expect(chatHours(readSupportHours(undefined, false), new Date('2026-11-21T20:00:00.000Z')).isOpen).toBe(true)
})

test.each(['8-22 Asia/Shanghai', '08:00-25:00 UTC', '08:00-22:00', '08:00-22:00 Moon/Base', '08:00-08:00 UTC'])(
  'the server does not start with %j',
  (text) => {
    expect(supportHoursFault(text)).toContain('SUPPORT_HOURS must be')
    expect(() => readVariables({ SUPPORT_HOURS: text })).toThrow('SUPPORT_HOURS')
  },
)
