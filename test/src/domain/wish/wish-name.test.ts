import type { WishItem } from '@/contract/collection'
import { wishName } from '@/domain/favorites/wish-list'
import { couponWith, hotelWith, momentWith, picture } from '../../../support/catalogue/cards'

const place = { bizId: 'x', savedAt: '2026-11-21T10:00:00.000Z' }

test.each<[WishItem, string]>([
  [{ kind: 'hotel', ...place, card: hotelWith(), change: null }, 'Garden House'],
  [{ kind: 'coupon', ...place, card: couponWith(), change: null }, 'Two nights with breakfast'],
  [{ kind: 'moment', ...place, card: momentWith() }, 'Rain on the temple roof.'],
  [{ kind: 'gone', ...place, name: 'Old House', headImg: picture }, 'Old House'],
])('%j', (item, name) => {
  expect(wishName(item)).toBe(name)
})
