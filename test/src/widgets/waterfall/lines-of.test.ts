import { linesOf } from '@/widgets/waterfall/layout'

test.each([
  ['', 10, 1],
  ['ten narrow', 10, 1],
  ['eleven here', 10, 2],
  ['北京饭店真好', 10, 2],
  ['北京饭店好', 10, 1],
  ['a'.repeat(31), 10, 4],
])('%s at %i a line: %i', (text, perLine, lines) => expect(linesOf(text, perLine)).toBe(lines))
