import { priceViewerOf } from '@/domain/rates/rate-facts'

test.each([
  ['nobody', null, false, 'visitor'],
  ['nobody, whatever a VIP is', null, true, 'visitor'],
  ['a user', 'u1', false, 'signed_in'],
  ['a VIP', 'u1', true, 'vip'],
])('%s', (_, userId, isVip, viewer) => {
  expect(priceViewerOf(userId, isVip)).toBe(viewer)
})
