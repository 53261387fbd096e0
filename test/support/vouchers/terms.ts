import fc from 'fast-check'
import type { VoucherSurcharge, VoucherTerms, VoucherValidity } from '@/contract/voucher-terms'
import { addDays } from '@/domain/days/civil-day'
import { termsFaults, type TermsToCheck } from '@/domain/vouchers/terms-faults'
import { easyTerms } from './easy-terms'

/** The first day on which the vouchers of tests are sold: a Saturday. */
export const saleDay = '2026-11-21'

/** A voucher for a night by easy terms, good until the end of June 2027, but for a change. */
export const termsToCheck = (
  change: Partial<VoucherTerms> = {},
  more: Partial<Omit<TermsToCheck, 'terms'>> = {},
): TermsToCheck => ({
  terms: { ...easyTerms, ...change },
  validity: { kind: 'days', from: null, until: '2027-06-30' },
  nights: 1,
  currencyCode: 'CNY',
  saleDay,
  ...more,
})

const anyDay = fc.integer({ min: 0, max: 700 }).map((days) => addDays(saleDay, days))
const anyRange = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 20 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }))
const anyWeekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 })
const anyAmount = fc.integer({ min: 1, max: 900_000 })

const anySurcharge: fc.Arbitrary<VoucherSurcharge> = fc.oneof(
  fc.record({ kind: fc.constant('weekdays' as const), weekdays: anyWeekdays, amountMinor: anyAmount }),
  fc.tuple(anyRange, anyAmount).map(([range, amountMinor]) => ({ kind: 'days' as const, ...range, amountMinor })),
)

const anyTerms: fc.Arbitrary<VoucherTerms> = fc.record({
  use: fc.constantFrom('exchange' as const, 'exchange' as const, 'appointment' as const, 'code' as const),
  meal: fc.constantFrom('', 'Breakfast for 2'),
  extras: fc.uniqueArray(fc.constantFrom('Sauna', 'Late check-out', 'Dinner for 2'), { maxLength: 3 }),
  bookAheadDays: fc.integer({ min: 0, max: 30 }),
  blackouts: fc.array(anyRange, { maxLength: 3 }),
  weekdays: fc.oneof(anyWeekdays, fc.constant<number[]>([0, 1, 2, 3, 4, 5, 6])),
  surcharges: fc.array(anySurcharge, { maxLength: 3 }),
  difference: fc.oneof(
    fc.constant({ kind: 'table' as const }),
    fc.record({ kind: fc.constant('market' as const), mostMinor: fc.option(fc.integer({ min: 0, max: 90_000 })) }),
  ),
  refund: fc.constantFrom('any_time' as const, 'until_booked' as const, 'on_expiry' as const, 'none' as const),
  isPartial: fc.boolean(),
  isTransferable: fc.boolean(),
  cancelDays: fc.integer({ min: 0, max: 14 }),
  needsDocuments: fc.boolean(),
})

const anyValidity: fc.Arbitrary<VoucherValidity> = fc.oneof(
  fc.tuple(fc.option(anyDay), anyDay).map(([from, until]) => ({ kind: 'days' as const, from, until })),
  fc.record({ kind: fc.constant('after_purchase' as const), days: fc.integer({ min: 1, max: 400 }) }),
)

/** Terms without those about rooms where no room is booked. */
function withoutIdleTerms(terms: VoucherTerms, nights: number): VoucherTerms {
  const { use, difference, surcharges, isPartial, bookAheadDays } = terms
  if (use === 'exchange')
    return { ...terms, surcharges: difference.kind === 'table' ? surcharges : [], isPartial: isPartial && nights > 1 }
  const ahead = use === 'code' ? 0 : bookAheadDays
  const idle = { surcharges: [], difference: easyTerms.difference, isPartial: false }
  return { ...terms, ...idle, meal: 'Dinner for 2', bookAheadDays: ahead }
}

/** Any terms that do not contradict one another, with what they are about. */
export const anySoundTerms: fc.Arbitrary<TermsToCheck & { readonly faceMinor: number }> = fc
  .record({
    terms: anyTerms,
    validity: anyValidity,
    nights: fc.integer({ min: 1, max: 5 }),
    currencyCode: fc.constantFrom('CNY', 'JPY', 'KWD'),
    saleDay: fc.constant(saleDay),
    faceMinor: anyAmount,
  })
  .map((facts) => ({ ...facts, terms: withoutIdleTerms(facts.terms, facts.nights) }))
  .filter((facts) => termsFaults(facts).length === 0)
