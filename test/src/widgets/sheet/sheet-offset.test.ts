import { sheetOffset } from '@/widgets/sheet/motion'

test.each([
  [-80, 0],
  [0, 0],
  [0.4, 0],
  [33.6, 34],
  [900, 900],
])('dragged %d px it stands %i px below its place', (distancePx, offsetPx) =>
  expect(sheetOffset(distancePx)).toBe(offsetPx),
)
