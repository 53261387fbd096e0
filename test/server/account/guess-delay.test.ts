import { guessDelayMs } from '../../../server/account/guesses'

const second = 1000
const hour = 3600 * second

test.each([
  [0, 0],
  [4, 0],
  [5, 30 * second],
  [6, 60 * second],
  [7, 120 * second],
  [11, 1920 * second],
  [12, hour],
  [99, hour],
  [100, 30 * 24 * hour],
  [5000, 30 * 24 * hour],
])('after %i wrong passwords the next waits %i ms', (failures, delayMs) => {
  expect(guessDelayMs(failures)).toBe(delayMs)
})
