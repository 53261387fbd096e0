import { notRefundableText, quoteEnd, type QuotableVoucher, refundNow } from '@/domain/vouchers/refund-quote'
import { isWithdrawable, lawText, rulesNameOf } from '@/domain/vouchers/withdrawal'

const now = new Date('2026-11-20T08:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const voucherWith = (change: Partial<QuotableVoucher> = {}): QuotableVoucher => ({
  status: 'UNUSED',
  paidMinor: 100_000,
  nights: 3,
  nightsLeft: 3,
  wasBooked: false,
  expireAt: inMinutes(10_000),
  withdrawalUntil: null,
  snapshot: { terms: { refund: 'any_time' } },
  ...change,
})

const terms = (refund: QuotableVoucher['snapshot']['terms']['refund']) => ({ snapshot: { terms: { refund } } })

test.each<[string, Partial<QuotableVoucher>, number | null]>([
  ['unused', {}, 100_000],
  ['two of three nights left', { nightsLeft: 2 }, 66_666],
  ['in use', { status: 'EXCHANGED' }, null],
  ['expired this very moment', { expireAt: now }, null],
  ['never refunded', terms('none'), null],
  ['refunded at its end', terms('on_expiry'), null],
  ['refunded until a date is booked', terms('until_booked'), 100_000],
  ['where one was', { ...terms('until_booked'), wasBooked: true }, null],
  ['never refunded, but withdrawn', { ...terms('none'), withdrawalUntil: inMinutes(1) }, 100_000],
  ['withdrawn too late', { ...terms('none'), withdrawalUntil: now }, null],
  ['worth less than a unit', { paidMinor: 2, nightsLeft: 1 }, null],
])('what comes back for one that is %s', (_name, change, minor) => {
  expect(refundNow(voucherWith(change), now)).toBe(minor)
})

test.each<[string, Partial<QuotableVoucher>[], Date]>([
  ['15 minutes', [{}], inMinutes(15)],
  ['the end of a voucher', [{}, { expireAt: inMinutes(3) }], inMinutes(3)],
  ['the end of the right to withdraw', [{ withdrawalUntil: inMinutes(4) }], inMinutes(4)],
  ['not a right that has ended', [{ withdrawalUntil: inMinutes(-4) }], inMinutes(15)],
])('a quote ends with %s', (_name, changes, end) => {
  expect(quoteEnd(changes.map(voucherWith), now)).toEqual(end)
})

test.each<[string, Partial<QuotableVoucher>]>([
  ['Cancel its date first', { status: 'EXCHANGING' }],
  ['Cancel its appointment first', { status: 'ASKED' }],
  ['Refund on its way', { status: 'REFUNDING' }],
  ['Expired', { expireAt: now }],
  ['Refunded by itself when it expires', terms('on_expiry')],
  ['Not refundable: a date was booked', { ...terms('until_booked'), wasBooked: true }],
  ['Not refundable', terms('none')],
])('why not: %s', (text, change) => {
  expect(notRefundableText(voucherWith(change), now)).toBe(text)
})

test.each([
  ['FR', 'EU'],
  ['HR', 'EU'],
  ['GB', 'GB'],
  ['CH', 'CH'],
])('%s has the rules of %s', (country, name) => expect(rulesNameOf(country)).toBe(name))

test('vouchers for one day alone can’t be withdrawn from, all others can', () => {
  expect(isWithdrawable({ kind: 'days', from: '2027-01-01', until: '2027-01-01' })).toBe(false)
  expect(isWithdrawable({ kind: 'days', from: null, until: '2027-01-01' })).toBe(true)
  expect(isWithdrawable({ kind: 'after_purchase', days: 1 })).toBe(true)
})

test('both sentences of a law stand together, and none without a law', () => {
  const always = { kind: 'after_purchase', days: 90 } as const
  expect(lawText({ withdrawalDays: 1, paidValueLapses: false }, always)).toBe(
    'You can withdraw for 1 day after you buy and get back what you paid for vouchers that you have not used. What you paid for a voucher that expires unused is paid back.',
  )
  expect(lawText({ withdrawalDays: 0, paidValueLapses: true }, always)).toBeNull()
  expect(lawText(null, always)).toBeNull()
})
