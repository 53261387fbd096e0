import { suggestionPlace, suggestionReason } from '@/domain/stays/suggestions'

test.each([
  ['Kyoto', 'Kyoto, Japan', 'Japan'],
  ['Harbin', 'Harbin, Heilongjiang, China', 'Heilongjiang, China'],
  ['Shangcheng', 'Hangzhou · Shangcheng', 'Hangzhou'],
  ['Shanghai Museum', 'Shanghai · Shanghai Museum', 'Shanghai'],
  ['Wayfold Shangcheng', 'Hangzhou · Shangcheng', 'Hangzhou · Shangcheng'],
  ['Macau', 'Macau', null],
])('%s, shown as %s, is in %s', (label, showLabel, place) => expect(suggestionPlace({ label, showLabel })).toBe(place))

test.each([
  ['Shangcheng', 'Hangzhou · Shangcheng', 'In Hangzhou', null],
  ['Wayfold Shangcheng', 'Hangzhou · Shangcheng', 'In Hangzhou', null],
  ['Kyoto', 'Kyoto, Japan', 'Also known as 京都', 'Also known as 京都'],
  ['Gion', 'Gion', 'In Kyoto', 'In Kyoto'],
  ['Kyoto', 'Kyoto, Japan', null, null],
])('%s, shown as %s, because %s: %s', (label, showLabel, reason, said) =>
  expect(suggestionReason({ label, showLabel, reason })).toBe(said),
)
