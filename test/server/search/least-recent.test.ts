import { LeastRecent } from '../../../server/search/least-recent'

const lengthOf = (text: string) => text.length

const keptOf = (kept: LeastRecent<string>, keys: readonly string[]) =>
  keys.filter((key) => kept.peek(key) !== undefined)

test('what was asked for longest ago goes first', () => {
  const kept = new LeastRecent<string>(2)
  for (const key of ['a', 'b', 'a', 'c']) kept.get(key, () => key)
  expect(keptOf(kept, ['a', 'b', 'c'])).toEqual(['a', 'c'])
})

test('values may weigh differently, and one that weighs too much alone stays until the next', () => {
  const kept = new LeastRecent(4, lengthOf)
  for (const value of ['ab', 'cd', 'efghij']) kept.get(value, () => value)
  expect(keptOf(kept, ['ab', 'cd', 'efghij'])).toEqual(['efghij'])
  kept.get('k', () => 'k')
  expect(keptOf(kept, ['efghij', 'k'])).toEqual(['k'])
})

test('how much is kept may grow and shrink', () => {
  let most = 1
  const kept = new LeastRecent<string>(() => most)
  const askFor = (keys: readonly string[]) => keys.forEach((key) => kept.get(key, () => key))
  askFor(['a', 'b'])
  expect(keptOf(kept, ['a', 'b'])).toEqual(['b'])
  most = 3
  askFor(['c', 'd'])
  expect(keptOf(kept, ['b', 'c', 'd'])).toEqual(['b', 'c', 'd'])
  most = 2
  askFor(['e'])
  expect(keptOf(kept, ['b', 'c', 'd', 'e'])).toEqual(['d', 'e'])
})

test('a value that is no longer good is worked out anew, and what is forgotten weighs nothing', () => {
  const kept = new LeastRecent(4, lengthOf)
  kept.get('a', () => 'old')
  expect(
    kept.get(
      'a',
      () => 'new',
      (value) => value !== 'old',
    ),
  ).toBe('new')
  kept.forget((value) => value === 'new')
  for (const value of ['ab', 'cd']) kept.get(value, () => value)
  expect(keptOf(kept, ['a', 'ab', 'cd'])).toEqual(['ab', 'cd'])
})
