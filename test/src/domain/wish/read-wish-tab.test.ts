import { firstWishes, readWishTab } from '@/domain/favorites/wish-list'

test.each([
  [undefined, 'hotel'],
  ['coupon', 'coupon'],
  ['moment', 'moment'],
  ['nonsense', 'hotel'],
])('%s is the tab %s', (text, tab) => expect(readWishTab(text)).toBe(tab))

test('a tab is asked for twenty at a time, for a stay', () =>
  expect(firstWishes('coupon', { rooms: 1 })).toEqual({ bizType: 'coupon', rooms: 1, pageSize: 20 }))
