import { countOf } from '@/domain/text/phrases'

test.each([
  [0, 'night', undefined, '0 nights'],
  [1, 'night', undefined, '1 night'],
  [2, 'night', undefined, '2 nights'],
  [1, 'child', 'children', '1 child'],
  [2, 'child', 'children', '2 children'],
])('%i %s', (count, noun, plural, text) => expect(countOf(count, noun, plural)).toBe(text))
