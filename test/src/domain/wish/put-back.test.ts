import { putBack } from '@/domain/favorites/wish-list'

const at = (bizId: string, minute: number) => ({ bizId, savedAt: `2026-11-21T10:0${minute}:00.000Z` })

test.each([
  ['into the middle', [at('c', 3), at('a', 1)], [at('b', 2)], 'cba'],
  ['to the top and the end', [at('b', 2)], [at('a', 1), at('c', 3)], 'cba'],
  ['into an empty list', [], [at('a', 1)], 'a'],
  ['what is there already stays once', [at('b', 2), at('a', 1)], [at('b', 2)], 'ba'],
  ['saved in one instant: by id, as the server has them', [at('b', 1)], [at('c', 1), at('a', 1)], 'cba'],
])('%s', (_, items, removed, order) => {
  expect(
    putBack(items, removed)
      .map(({ bizId }) => bizId)
      .join(''),
  ).toBe(order)
})
