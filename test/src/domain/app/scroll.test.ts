import { isFarDown } from '@/domain/app/scroll'

test.each([
  [0, false],
  [500, false],
  [501, true],
])('%i px down: %s', (scrollTopPx, isFar) => expect(isFarDown(scrollTopPx)).toBe(isFar))
