import { keyedRating, rated, type RatingRules, slidRating, starLook, starsText } from '@/widgets/rating/rating-steps'

const whole: RatingRules = { count: 5 }
const halves: RatingRules = { count: 5, isHalfAllowed: true }

test.each<[string, number, number, RatingRules, number | null]>([
  ['another value', 2, 4, whole, 4],
  ['the same value', 4, 4, whole, null],
  ['the same value where it can be cleared', 4, 4, { ...whole, canClear: true }, 0],
  ['nothing where there is nothing', 0, 0, { ...whole, canClear: true }, null],
  ['a half without halves', 2, 3.5, whole, 4],
  ['a half', 2, 3.5, halves, 3.5],
  ['the same half', 3.5, 3.5, halves, null],
  ['too much', 2, 9, whole, 5],
  ['less than nothing', 2, -1, whole, 0],
  ['anything while disabled', 2, 4, { ...whole, isDisabled: true }, null],
  ['anything while it is only read', 2, 4, { ...whole, isReadOnly: true }, null],
])('%s: %d and then %d within %j is %p', (_, value, wanted, rules, expected) =>
  expect(rated(value, wanted, rules)).toBe(expected),
)

test.each<[number, number, RatingRules, number]>([
  [2, 0, whole, 2],
  [2, 23, whole, 2],
  [2, 24, whole, 3],
  [2, 48, whole, 3],
  [2, 480, whole, 5],
  [2, -480, whole, 1],
  [2, -480, { ...whole, canClear: true }, 0],
  [2, 24, halves, 2.5],
  [2.5, -48, halves, 1.5],
  [2.5, -480, halves, 0.5],
])('from %d and %d px on within %j: %d', (start, dxPx, rules, expected) =>
  expect(slidRating(start, dxPx, rules)).toBe(expected),
)

test.each<[number, string, RatingRules, number | null]>([
  [2, 'ArrowRight', whole, 3],
  [2, 'ArrowDown', whole, 3],
  [2, 'ArrowLeft', whole, 1],
  [2, 'ArrowUp', whole, 1],
  [5, 'ArrowRight', whole, 5],
  [1, 'ArrowLeft', whole, 1],
  [0, 'ArrowRight', halves, 0.5],
  [3, 'Home', halves, 0.5],
  [3, 'End', halves, 5],
  [3, 'a', whole, null],
])('at %d the key %s leads, within %j, to %p', (value, key, rules, expected) =>
  expect(keyedRating(value, key, rules)).toBe(expected),
)

test.each([
  [0, 'empty empty empty empty empty'],
  [0.5, 'half empty empty empty empty'],
  [3, 'full full full empty empty'],
  [3.2, 'full full full empty empty'],
  [3.3, 'full full full half empty'],
  [3.74, 'full full full half empty'],
  [3.8, 'full full full full empty'],
  [5, 'full full full full full'],
])('%d looks like %s', (value, looks) => {
  expect([1, 2, 3, 4, 5].map((star) => starLook(value, star)).join(' ')).toBe(looks)
})

test.each([
  [0, '0 stars'],
  [0.5, 'half a star'],
  [1, '1 star'],
  [3.5, '3.5 stars'],
])('%d is %s', (value, text) => expect(starsText(value)).toBe(text))
