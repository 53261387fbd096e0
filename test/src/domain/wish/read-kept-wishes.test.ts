import { readKeptWishes } from '@/domain/favorites/stored-favorites'

const wish = { bizType: 'hotel', bizId: 'h1', savedAt: '2026-11-21T10:00:00.000Z' }

test.each<[string, string | null, object[]]>([
  ['nothing', null, []],
  ['no JSON', '{', []],
  ['no list', '{}', []],
  ['a wish', JSON.stringify([wish]), [wish]],
  ['a damaged one is left out', JSON.stringify([{ ...wish, savedAt: 'once' }, wish, null, 'x']), [wish]],
  ['posts are not kept', JSON.stringify([{ ...wish, bizType: 'moment' }]), []],
])('%s', (_, text, wishes) => {
  expect(readKeptWishes(text)).toEqual(wishes)
})
