import type { WishTarget } from '@/contract/collection'
import {
  changedWishes,
  type MergedWish,
  mergedWishes,
  MOST_KEPT_WISHES,
  readKeptWishes,
} from '@/domain/favorites/stored-favorites'

describe('changedWishes', () => {
  const wish = (bizId: string, bizType: WishTarget['bizType'] = 'hotel'): WishTarget => ({
    bizType,
    bizId,
    savedAt: '2026-11-21T10:00:00.000Z',
  })
  const full = Array.from({ length: MOST_KEPT_WISHES }, (_, number) => wish(`h${number}`))

  test.each<[string, WishTarget[], WishTarget, boolean, WishTarget[] | null]>([
    ['the first', [], wish('a'), true, [wish('a')]],
    ['the newest stands first', [wish('a')], wish('b'), true, [wish('b'), wish('a')]],
    ['once only', [wish('b'), wish('a')], wish('a'), true, [wish('a'), wish('b')]],
    ['taken off', [wish('b'), wish('a')], wish('a'), false, [wish('b')]],
    ['one id of another kind stays', [wish('a', 'coupon')], wish('a'), false, [wish('a', 'coupon')]],
    ['a full device takes no more', full, wish('z'), true, null],
    ['but one that it has already', full, wish('h0'), true, full],
  ])('%s', (_, kept, target, isOn, changed) => {
    expect(changedWishes(kept, target, isOn)).toEqual(changed)
  })
})

describe('mergedWishes', () => {
  const at = (time: string) => `2026-11-21T${time}:00.000Z`
  const nowMs = Date.parse(at('10:00'))
  const target = (bizId: string, time: string, bizType: WishTarget['bizType'] = 'hotel'): WishTarget => ({
    bizType,
    bizId,
    savedAt: at(time),
  })
  const wish = (
    bizId: string,
    time: string,
    isFresh: boolean,
    bizType: WishTarget['bizType'] = 'hotel',
  ): MergedWish => ({
    bizType,
    bizId,
    savedAtMs: Date.parse(at(time)),
    isFresh,
  })

  test.each<[string, WishTarget[], MergedWish[]]>([
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
    expect(mergedWishes(targets, nowMs)).toEqual(merged)
  })

  test('a time that is none is refused', () => {
    expect(() => mergedWishes([{ ...target('a', '08:00'), savedAt: '2026-13-41T08:00:00.000Z' }], nowMs)).toThrow(
      RangeError,
    )
  })
})

describe('readKeptWishes', () => {
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
})
