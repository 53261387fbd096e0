import type { WishTarget } from '@/contract/collection'
import { changedWishes, MOST_KEPT_WISHES } from '@/domain/favorites/stored-favorites'

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
