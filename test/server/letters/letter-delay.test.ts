import { codeLifeMs } from '../../../server/auth/code-rules'
import { letterDelayMs, MOST_LETTER_TRIES } from '../../../server/letters/letter-delay'

const delays = Array.from({ length: MOST_LETTER_TRIES - 1 }, (_, index) => letterDelayMs(index + 1))

test('every try waits longer than the one before, from two seconds to hours', () => {
  expect(delays.slice(0, 4)).toEqual([2_000, 6_000, 18_000, 54_000])
  expect(delays).toEqual(delays.toSorted((one, other) => one - other))
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(5 * 3_600_000)
})

test('six tries fall into the life of a code', () => {
  const startsAtMs = delays.map((_, index) => delays.slice(0, index).reduce((sum, delay) => sum + delay, 0))
  expect(startsAtMs.filter((at) => at < codeLifeMs)).toHaveLength(6)
})
