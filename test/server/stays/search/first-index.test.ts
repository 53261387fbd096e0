import { firstIndex } from '../../../../server/stays/search/bit-set'

test.each([
  ['all', 10, 0, 0],
  ['some', 10, 7, 7],
  ['the last', 10, 9, 9],
  ['none', 10, 99, 10],
  ['far out', Number.MAX_SAFE_INTEGER, 123_456_789_012, 123_456_789_012],
  ['nothing to look through', 0, 0, 0],
])('true of %s', (_, limit, from, first) => expect(firstIndex(limit, (at) => at >= from)).toBe(first))
