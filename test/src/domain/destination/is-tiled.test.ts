import { isTiled } from '@/domain/stays/destinations'

test.each([
  [0, true],
  [30, true],
  [31, false],
])('%i children stand without an index: %s', (count, expected) => expect(isTiled(count)).toBe(expected))
