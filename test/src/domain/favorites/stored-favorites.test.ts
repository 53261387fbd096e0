import type { FavoriteTarget } from '@/contract/collection'
import {
  changedFavorites,
  type MergedFavorite,
  mergedFavorites,
  MOST_STORED_FAVORITES,
  readStoredFavorites,
} from '@/domain/favorites/stored-favorites'

describe('changedFavorites', () => {
  const favorite = (bizId: string, bizType: FavoriteTarget['bizType'] = 'hotel'): FavoriteTarget => ({
    bizType,
    bizId,
    savedAt: '2026-11-21T10:00:00.000Z',
  })
  const full = Array.from({ length: MOST_STORED_FAVORITES }, (_, number) => favorite(`h${number}`))

  test.each<[string, FavoriteTarget[], FavoriteTarget, boolean, FavoriteTarget[] | null]>([
    ['the first', [], favorite('a'), true, [favorite('a')]],
    ['the newest stands first', [favorite('a')], favorite('b'), true, [favorite('b'), favorite('a')]],
    ['once only', [favorite('b'), favorite('a')], favorite('a'), true, [favorite('a'), favorite('b')]],
    ['taken off', [favorite('b'), favorite('a')], favorite('a'), false, [favorite('b')]],
    ['one id of another kind stays', [favorite('a', 'coupon')], favorite('a'), false, [favorite('a', 'coupon')]],
    ['a full device takes no more', full, favorite('z'), true, null],
    ['but one that it has already', full, favorite('h0'), true, full],
  ])('%s', (_, stored, target, isOn, changed) => {
    expect(changedFavorites(stored, target, isOn)).toEqual(changed)
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
  const favorite = (
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
    ['as old as it is there', [target('a', '08:00')], [favorite('a', '08:00', false)]],
    ['one of the last hour is fresh', [target('a', '09:00')], [favorite('a', '09:00', true)]],
    ['the same twice: the older', [target('a', '09:30'), target('a', '07:00')], [favorite('a', '07:00', false)]],
    ['the same twice, the older first', [target('a', '07:00'), target('a', '09:30')], [favorite('a', '07:00', false)]],
    [
      'one id of two kinds',
      [target('a', '09:30'), target('a', '09:40', 'coupon')],
      [favorite('a', '09:30', true), favorite('a', '09:40', true, 'coupon')],
    ],
    ['a clock that runs ahead', [target('a', '23:00')], [favorite('a', '10:00', true)]],
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
  const favorite = { bizType: 'hotel', bizId: 'h1', savedAt: '2026-11-21T10:00:00.000Z' }

  test.each<[string, string | null, object[]]>([
    ['nothing', null, []],
    ['no JSON', '{', []],
    ['no list', '{}', []],
    ['a wish', JSON.stringify([favorite]), [favorite]],
    ['a damaged one is left out', JSON.stringify([{ ...favorite, savedAt: 'once' }, favorite, null, 'x']), [favorite]],
    ['posts are not kept', JSON.stringify([{ ...favorite, bizType: 'moment' }]), []],
  ])('%s', (_, text, favorites) => {
    expect(readStoredFavorites(text)).toEqual(favorites)
  })
})
