import { grownCount } from '@/widgets/waterfall/layout'

test.each([
  ['a first page', 0, 12, 6],
  ['the rest of it', 6, 12, 12],
  ['all are drawn', 12, 12, 12],
  ['a short page', 0, 4, 4],
  ['a feed that became shorter', 240, 12, 12],
  ['nothing', 0, 0, 0],
])('%s', (_name, rendered, there, next) => expect(grownCount(rendered, there)).toBe(next))
