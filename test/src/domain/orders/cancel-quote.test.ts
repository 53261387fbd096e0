import { penaltyTierAt } from '@/domain/orders/cancel-quote'

const tier = (startAt: string | null, endAt: string | null, feeMinor: number) => ({
  startAt,
  endAt,
  endText: null,
  feeMinor,
  feeAmount: '',
  refundMinor: 0,
  refundAmount: '',
})
const change = '2026-11-30T10:00:00.000Z'
const tiers = [tier(null, change, 0), tier(change, null, 500)]

test.each([
  ['long before', '2026-01-01T00:00:00.000Z', 0],
  ['just before the change', '2026-11-30T09:59:59.999Z', 0],
  ['at the change', change, 500],
  ['long after', '2027-01-01T00:00:00.000Z', 500],
])('%s', (_name, now, feeMinor) => {
  expect(penaltyTierAt(tiers, new Date(now))?.feeMinor).toBe(feeMinor)
})

test('where no tier covers the instant there is none', () => {
  expect(penaltyTierAt([tier(null, change, 0)], new Date(change))).toBeUndefined()
})
