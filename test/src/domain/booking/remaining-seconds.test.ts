import { remainingSeconds } from '@/domain/booking/countdown'

const serverAt = '2026-11-21T10:00:00.000Z'
const receivedAtMs = 5_000_000

test.each([
  ['2026-11-21T10:15:00.000Z', 0, 900],
  ['2026-11-21T10:15:00.000Z', 1, 900],
  ['2026-11-21T10:15:00.000Z', 1000, 899],
  ['2026-11-21T10:15:00.000Z', 899_001, 1],
  ['2026-11-21T10:15:00.000Z', 900_000, 0],
  ['2026-11-21T10:15:00.000Z', 7_000_000, 0],
  ['2026-11-21T10:00:00.500Z', 0, 1],
  ['2026-11-21T09:59:00.000Z', 0, 0],
])('until %s, %i ms after the response: %i', (deadlineAt, laterMs, seconds) => {
  expect(remainingSeconds({ deadlineAt, serverAt, receivedAtMs }, receivedAtMs + laterMs)).toBe(seconds)
})
