import { timeAgo, unitsSince } from '@/domain/days/relative-time'

const at = '2026-11-21T12:00:00.000Z'
const nowMs = Date.parse(at)
const [minute, hour] = [60_000, 3_600_000]

test.each([
  [-5 * minute, 'just now'],
  [0, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1 minute ago'],
  [3 * minute + 59_999, '3 minutes ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [24 * hour - 1, '23 hours ago'],
  [24 * hour, '1 day ago'],
  [400 * 24 * hour, '400 days ago'],
])('%i ms later it was %s', (passedMs, text) => expect(timeAgo(at, nowMs + passedMs)).toBe(text))

test('only whole units count, and those ahead are negative', () => {
  expect(unitsSince('minute', at, nowMs + 119_999)).toBe(1)
  expect(unitsSince('hour', at, nowMs - 2 * hour)).toBe(-2)
  expect(unitsSince('day', 'no instant', nowMs)).toBeNaN()
})
