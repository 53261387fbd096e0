import { refundWayAtEnd } from '@/domain/vouchers/refund-window'

const DAY_MS = 86_400_000
const year = 365 * DAY_MS

test.each([
  [335 * DAY_MS, year, 'provider'],
  [335 * DAY_MS + 1, year, 'transfer'],
  [400 * DAY_MS, year, 'transfer'],
  [150 * DAY_MS, 180 * DAY_MS, 'provider'],
  [151 * DAY_MS, 180 * DAY_MS, 'transfer'],
  [2_000 * DAY_MS, Infinity, 'provider'],
])('a voucher that ends %i ms after its payment, where money goes back within %d ms: by %s', (lasts, within, way) =>
  expect(refundWayAtEnd(lasts, within)).toBe(way),
)
