import { ownDeadline } from '@/domain/stays/stay-text'

const freeUntilAt = '2026-11-30T10:00:00.000Z'
const amounts = { feeMinor: 0, feeAmount: '0', refundMinor: 0, refundAmount: '0' }
const terms = (until: string | null) => ({
  freeUntilAt: until,
  tiers: [{ ...amounts, startAt: null, endAt: freeUntilAt, endText: 'Mon 30 Nov 18:00' }],
})

test.each([
  ['another clock', terms(freeUntilAt), 'Mon 30 Nov, 11:00', 'Mon 30 Nov, 11:00 your time'],
  ['another day', terms(freeUntilAt), 'Sun 29 Nov, 23:00', 'Sun 29 Nov, 23:00 your time'],
  ['the same clock', terms(freeUntilAt), 'Mon 30 Nov, 18:00', null],
  ['never free', terms(null), 'Mon 30 Nov, 11:00', null],
])('%s', (_, cancellation, own, said) => {
  expect(ownDeadline(cancellation, () => own)).toBe(said)
})
