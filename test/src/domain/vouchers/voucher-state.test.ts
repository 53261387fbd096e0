import fc from 'fast-check'
import type { VoucherStatus } from '@/contract/voucher-terms'
import {
  isVoucherOpen,
  nextVoucherStatus,
  refundOnRequest,
  remainingMinor,
  type VoucherEvent,
  voucherStatuses,
  voucherStatusText,
  voucherTone,
} from '@/domain/vouchers/voucher-state'

test.each<[VoucherStatus, VoucherEvent, VoucherStatus]>([
  ['UNUSED', 'exchange_begun', 'EXCHANGING'],
  ['EXCHANGING', 'exchange_paid', 'EXCHANGED'],
  ['EXCHANGING', 'exchange_given_up', 'UNUSED'],
  ['UNUSED', 'exchange_without_difference', 'EXCHANGED'],
  ['EXCHANGED', 'certificate_cancelled', 'UNUSED'],
  ['EXCHANGED', 'nights_used', 'UNUSED'],
  ['EXCHANGED', 'all_used', 'USED'],
  ['UNUSED', 'asked_for_appointment', 'ASKED'],
  ['ASKED', 'appointment_confirmed', 'APPOINTED'],
  ['ASKED', 'appointment_ended', 'UNUSED'],
  ['APPOINTED', 'redeemed', 'USED'],
  ['UNUSED', 'redeemed', 'USED'],
  ['UNUSED', 'refund_requested', 'REFUNDING'],
  ['REFUNDING', 'refunded', 'REFUNDED'],
  ['UNUSED', 'expired', 'EXPIRED'],
  ['UNUSED', 'expired_with_refund', 'AUTO_REFUNDING'],
  ['AUTO_REFUNDING', 'refunded', 'REFUNDED'],
])('%s by %s is %s', (from, event, to) => expect(nextVoucherStatus(from, event)).toBe(to))

const spending: VoucherEvent[] = [
  'exchange_begun',
  'exchange_without_difference',
  'asked_for_appointment',
  'redeemed',
  'refund_requested',
  'expired',
  'expired_with_refund',
]

test.each(voucherStatuses.filter((status) => !isVoucherOpen(status)))('%s can not be spent in any way', (status) => {
  for (const event of spending) expect(nextVoucherStatus(status, event)).toBeNull()
})

test.each<VoucherStatus>(['EXCHANGING', 'EXCHANGED', 'ASKED', 'APPOINTED', 'REFUNDING'])(
  '%s can neither be exchanged nor refunded nor expire',
  (status) => {
    const events = spending.filter((event) => event !== 'redeemed')
    for (const event of events) expect(nextVoucherStatus(status, event)).toBeNull()
  },
)

test('every state has a text of its own, and nothing but a returned payment follows where it is over', () => {
  expect(new Set(voucherStatuses.map(voucherStatusText)).size).toBe(voucherStatuses.length)
  for (const status of voucherStatuses.filter((one) => voucherTone(one) === 'over')) {
    for (const event of spending) expect(nextVoucherStatus(status, event)).toBeNull()
    expect([null, 'REVOKED']).toContain(nextVoucherStatus(status, 'revoked'))
  }
})

const unused = { status: 'UNUSED', paidMinor: 10_000, nights: 3, nightsLeft: 3, wasBooked: false } as const

test.each([
  ['any_time', false, false, 10_000],
  ['any_time', true, false, 10_000],
  ['until_booked', false, false, 10_000],
  ['until_booked', true, false, null],
  ['on_expiry', false, false, null],
  ['none', false, false, null],
  ['none', false, true, 10_000],
  ['until_booked', true, true, 10_000],
] as const)(
  'by %s, booked before %s, in time to withdraw %s, %j comes back',
  (refund, wasBooked, canWithdraw, minor) => {
    expect(refundOnRequest({ ...unused, wasBooked }, { refund }, canWithdraw)).toBe(minor)
  },
)

test('nothing comes back on request for a voucher that is not free', () => {
  for (const status of voucherStatuses.filter((one) => one !== 'UNUSED'))
    expect(refundOnRequest({ ...unused, status }, { refund: 'any_time' }, true)).toBeNull()
})

test('what is left falls with every night and never below nothing or above the price', () => {
  const anyVoucher = fc.integer({ min: 1, max: 9 }).chain((nights) =>
    fc.record({
      nights: fc.constant(nights),
      nightsLeft: fc.integer({ min: 0, max: nights }),
      paidMinor: fc.integer({ min: 1, max: 9_999_999 }),
    }),
  )
  fc.assert(
    fc.property(anyVoucher, (facts) => {
      const left = remainingMinor({ ...unused, ...facts })
      expect(left).toBeLessThanOrEqual((facts.paidMinor * facts.nightsLeft) / facts.nights)
      expect(left).toBeGreaterThan((facts.paidMinor * facts.nightsLeft) / facts.nights - 1)
    }),
  )
})
