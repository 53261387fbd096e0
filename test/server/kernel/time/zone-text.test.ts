import { zoneText } from '../../../../server/kernel/time/zones'

test.each([
  ['Asia/Tokyo', '2026-11-21T10:00:00Z', 'UTC+9'],
  ['Europe/London', '2026-11-21T10:00:00Z', 'UTC'],
  ['Europe/London', '2026-07-21T10:00:00Z', 'UTC+1'],
  ['America/New_York', '2026-11-21T10:00:00Z', 'UTC−5'],
  ['Asia/Kolkata', '2026-11-21T10:00:00Z', 'UTC+5:30'],
  ['America/St_Johns', '2026-11-21T10:00:00Z', 'UTC−3:30'],
])('%s at %s is %s', (zone, at, text) => {
  expect(zoneText(zone, new Date(at))).toBe(text)
})
