import type { FavoriteTarget } from '@/contract/collection'
import {
  changedFavorites,
  type MergedFavorite,
  mergedFavorites,
  MOST_STORED_FAVORITES,
  readStoredFavorites,
} from '@/domain/favorites/stored-favorites'

describe('changedFavorites', () => {
  const wish = (bizId: string, bizType: FavoriteTarget['bizType'] = 'hotel'): FavoriteTarget => ({
    bizType,
    bizId,
    savedAt: '2026-11-21T10:00:00.000Z',
  })
  const full = Array.from({ length: MOST_STORED_FAVORITES }, (_, number) => wish(`h${number}`))

  test.each<[string, FavoriteTarget[], FavoriteTarget, boolean, FavoriteTarget[] | null]>([
    ['the first', [], wish('a'), true, [wish('a')]],
    ['the newest stands first', [wish('a')], wish('b'), true, [wish('b'), wish('a')]],
    ['once only', [wish('b'), wish('a')], wish('a'), true, [wish('a'), wish('b')]],
    ['taken off', [wish('b'), wish('a')], wish('a'), false, [wish('b')]],
    ['one id of another kind stays', [wish('a', 'coupon')], wish('a'), false, [wish('a', 'coupon')]],
    ['a full device takes no more', full, wish('z'), true, null],
    ['but one that it has already', full, wish('h0'), true, full],
  ])('%s', (_, kept, target, isOn, changed) => {
    expect(changedFavorites(kept, target, isOn)).toEqual(changed)
  })
})

describe('mergedFavorites', () => {
  const at = (time: string) => `2026-11-21T${time}:00.000Z`
  const nowMs = Date.parse(at('10:00'))
  const target = (bizId: string, time: string, bizType: FavoriteTarget['bizType'] = 'hotel'): FavoriteTarget => ({
    bizType,
    bizId,
    savedAt: at(time),
  })
  const wish = (
    bizId: string,
    time: string,
    isFresh: boolean,
    bizType: FavoriteTarget['bizType'] = 'hotel',
  ): MergedFavorite => ({
    bizType,
    bizId,
    savedAtMs: Date.parse(at(time)),
    isFresh,
  })

  test.each<[string, FavoriteTarget[], MergedFavorite[]]>([
    ['nothing', [], []],
    ['as old as it is there', [target('a', '08:00')], [wish('a', '08:00', false)]],
    ['one of the last hour is fresh', [target('a', '09:00')], [wish('a', '09:00', true)]],
    ['the same twice: the older', [target('a', '09:30'), target('a', '07:00')], [wish('a', '07:00', false)]],
    ['the same twice, the older first', [target('a', '07:00'), target('a', '09:30')], [wish('a', '07:00', false)]],
    [
      'one id of two kinds',
      [target('a', '09:30'), target('a', '09:40', 'coupon')],
      [wish('a', '09:30', true), wish('a', '09:40', true, 'coupon')],
    ],
    ['a clock that runs ahead', [target('a', '23:00')], [wish('a', '10:00', true)]],
  ])('%s', (_, targets, merged) => {
    expect(mergedFavorites(targets, nowMs)).toEqual(merged)
  })

  test('a time that is none is refused', () => {
    expect(() => mergedFavorites([{ ...target('a', '08:00'), savedAt: '2026-13-41T08:00:00.000Z' }], nowMs)).toThrow(
      RangeError,
    )
  })
})

describe('readStoredFavorites', () => {
  const wish = { bizType: 'hotel', bizId: 'h1', savedAt: '2026-11-21T10:00:00.000Z' }

  test.each<[string, string | null, object[]]>([
    ['nothing', null, []],
    ['no JSON', '{', []],
    ['no list', '{}', []],
    ['a wish', JSON.stringify([wish]), [wish]],
    ['a damaged one is left out', JSON.stringify([{ ...wish, savedAt: 'once' }, wish, null, 'x']), [wish]],
    ['posts are not kept', JSON.stringify([{ ...wish, bizType: 'moment' }]), []],
  ])('%s', (_, text, wishes) => {
    expect(readStoredFavorites(text)).toEqual(wishes)
  })
})
