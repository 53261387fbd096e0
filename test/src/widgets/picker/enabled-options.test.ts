import { keyedIndex, nearestEnabled, nextEnabled, typedIndex } from '@/widgets/picker/options'

/** One letter an option; lower case ones are disabled. */
const optionsOf = (characters: string) =>
  [...characters].map((character) => ({ text: character, disabled: character !== character.toUpperCase() }))

test.each([
  ['ABC', 1, 1, 1],
  ['AbC', 1, 1, 2],
  ['AbC', 1, -1, 0],
  ['abC', 0, -1, 2],
  ['ABC', -5, 1, 0],
  ['ABC', 99, 1, 2],
  ['ABc', 9, 1, 1],
  ['abc', 1, 1, null],
  ['', 0, 1, null],
] as const)('in %p the nearest to %i looking %i is %p', (characters, index, direction, nearest) =>
  expect(nearestEnabled(optionsOf(characters), index, direction)).toBe(nearest),
)

test.each([
  ['ABC', 0, 1, 1],
  ['AbC', 0, 1, 2],
  ['Abc', 0, 1, null],
  ['ABC', 0, -1, null],
  ['aBC', 1, -1, null],
] as const)('in %p the next after %i going %i is %p', (characters, index, direction, next) =>
  expect(nextEnabled(optionsOf(characters), index, direction)).toBe(next),
)

test.each([
  ['ArrowDown', 0, 2],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 2, 0],
  ['ArrowUp', 0, 0],
  ['PageDown', 2, 6],
  ['PageDown', 8, 9],
  ['PageUp', 6, 2],
  ['PageUp', 3, 0],
  ['Home', 6, 0],
  ['End', 0, 9],
  ['Enter', 3, null],
] as const)('%s at %i goes to %p', (key, index, expected) =>
  expect(keyedIndex(optionsOf('AbCDEFGhIJ'), index, key)).toBe(expected),
)

test.each([
  [0, 'm', 1],
  [1, 'm', 3],
  [3, 'm', 1],
  [0, 'may', 3],
  [3, 'may', 3],
  [0, 'J', 5],
  [0, 'x', null],
  [0, 'a', 4],
])('at %i typing %p goes to %p', (index, typed, expected) => {
  const options = [{ text: 'Feb' }, { text: 'March' }, { text: 'Aprl', disabled: true }, { text: 'May' }]
  expect(typedIndex([...options, { text: 'August' }, { text: 'June' }], index, typed)).toBe(expected)
})
