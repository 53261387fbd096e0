import { firstFavorites, putBack, readFavoriteTab, removedText, favoriteName } from '@/domain/favorites/wish-list'
import type { FavoriteItem } from '@/contract/collection'
import { couponWith, hotelWith, momentWith, picture } from '../../../support/catalogue/cards'

describe('putBack', () => {
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
})

describe('readFavoriteTab', () => {
  test.each([
    [undefined, 'hotel'],
    ['coupon', 'coupon'],
    ['moment', 'moment'],
    ['nonsense', 'hotel'],
  ])('%s is the tab %s', (text, tab) => expect(readFavoriteTab(text)).toBe(tab))

  test('a tab is requested twenty at a time, for a stay', () =>
    expect(firstFavorites('coupon', { rooms: 1 })).toEqual({ bizType: 'coupon', rooms: 1, pageSize: 20 }))
})

describe('removedText', () => {
  test.each([
    [['Garden House'], 'Removed Garden House'],
    [['Garden House', 'River House'], 'Removed 2 from your wish list'],
  ])('%j', (names, text) => {
    expect(removedText(names)).toBe(text)
  })
})

describe('favoriteName', () => {
  const place = { bizId: 'x', savedAt: '2026-11-21T10:00:00.000Z' }

  test.each<[FavoriteItem, string]>([
    [{ kind: 'hotel', ...place, card: hotelWith(), change: null }, 'Garden House'],
    [{ kind: 'coupon', ...place, card: couponWith(), change: null }, 'Two nights with breakfast'],
    [{ kind: 'moment', ...place, card: momentWith() }, 'Rain on the temple roof.'],
    [{ kind: 'gone', ...place, name: 'Old House', headImg: picture }, 'Old House'],
  ])('%j', (item, name) => {
    expect(favoriteName(item)).toBe(name)
  })
})
