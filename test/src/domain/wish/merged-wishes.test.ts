import type { WishTarget } from '@/contract/collection'
import { mergedWishes, type MergedWish } from '@/domain/favorites/stored-favorites'

const at = (time: string) => `2026-11-21T${time}:00.000Z`
const nowMs = Date.parse(at('10:00'))
const target = (bizId: string, time: string, bizType: WishTarget['bizType'] = 'hotel'): WishTarget => ({
  bizType,
  bizId,
  savedAt: at(time),
})
const wish = (bizId: string, time: string, isFresh: boolean, bizType: WishTarget['bizType'] = 'hotel'): MergedWish => ({
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
