import { cleanKeyword } from '@/domain/stays/destinations'

test.each([
  ['Kyoto', 'Kyoto'],
  ['  New York ', 'NewYork'],
  ['北 京\t上海\n', '北京上海'],
  ['\u3000京都\u00a0', '京都'],
  ['', ''],
  ['   ', ''],
  ['a'.repeat(41), 'a'.repeat(40)],
  [`${'a'.repeat(39)} ${'b'.repeat(5)}`, `${'a'.repeat(39)}b`],
  ['😀'.repeat(41), '😀'.repeat(40)],
])('%j is searched as %j', (text, keyword) => expect(cleanKeyword(text)).toBe(keyword))
