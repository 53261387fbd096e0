import { isThrownDown } from '@/widgets/sheet/motion'

test.each([
  [120, 5000, true],
  [119, 5000, false],
  [24, 48, true],
  [24, 49, false],
  [23, 1, false],
  [60, 120, true],
  [60, 121, false],
  [-300, 100, false],
  [0, 0, false],
])('%i px down in %i ms closes: %s', (distancePx, elapsedMs, isClosed) =>
  expect(isThrownDown(distancePx, elapsedMs)).toBe(isClosed),
)
