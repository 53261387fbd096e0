import type { VoucherSurcharge, VoucherTerms } from '@/contract/voucher-terms'
import { type TermsFault, termsFaults, type TermsToCheck } from '@/domain/vouchers/terms-faults'
import { saleDay, termsToCheck } from '../../../support/vouchers/terms'

type Row = readonly [what: string, Partial<VoucherTerms>, TermsFault['field'], string, Partial<TermsToCheck>?]

const surcharge: VoucherSurcharge = { kind: 'weekdays', weekdays: [4, 5], amountMinor: 12_000 }
const until = (day: string, from: string | null = null) => ({ validity: { kind: 'days', from, until: day } }) as const
const noDay = 'There is no day on which it can be used between its sale and its last day.'

const rows: readonly Row[] = [
  ['no weekday', { weekdays: [] }, 'weekdays', 'There is no weekday on which it can be used.'],
  [
    'nights that fit on no weekdays',
    { weekdays: [4] },
    'weekdays',
    '2 nights in a row do not fit on these weekdays.',
    { nights: 2 },
  ],
  ['a first day behind the last', {}, 'validity', 'It is over before it is good.', until('2027-01-01', '2027-01-02')],
  ['a last day before the sale', {}, 'validity', noDay, until('2026-11-20')],
  ['too few days for its nights', {}, 'validity', noDay, { ...until('2026-11-22'), nights: 3 }],
  ['days that are all excluded', { blackouts: [{ from: saleDay, to: '2027-06-30' }] }, 'validity', noDay],
  [
    'booking further ahead than it is good',
    { bookAheadDays: 30 },
    'validity',
    noDay,
    { validity: { kind: 'after_purchase', days: 29 } },
  ],
  ['weekdays that its days do not have', { weekdays: [0] }, 'validity', noDay, until('2026-11-22')],
  [
    'an excluded range that ends first',
    { blackouts: [{ from: '2027-01-02', to: '2027-01-01' }] },
    'blackouts',
    'A range of days ends before it begins.',
  ],
  [
    'nothing included',
    { use: 'code', meal: '' },
    'extras',
    'It includes nothing: neither a night nor a meal nor an extra.',
  ],
  [
    'a code to book ahead',
    { use: 'code', bookAheadDays: 1 },
    'bookAheadDays',
    'A code is shown without booking, so nothing can be booked ahead.',
  ],
  ['one night in parts', { isPartial: true }, 'isPartial', 'Only several nights can be used one after another.'],
  [
    'an appointment in parts',
    { use: 'appointment', isPartial: true },
    'isPartial',
    'Only several nights can be used one after another.',
    { nights: 3 },
  ],
  [
    'a code with a difference',
    { use: 'code', difference: { kind: 'market', mostMinor: null } },
    'difference',
    'Only a voucher that is exchanged for a room has a difference.',
  ],
  [
    'a code with a surcharge',
    { use: 'code', surcharges: [surcharge] },
    'surcharges',
    'Only a voucher that is exchanged for a room has surcharges.',
  ],
  [
    'a surcharge of nothing',
    { surcharges: [{ ...surcharge, amountMinor: 0 }] },
    'surcharges',
    'A surcharge is nothing.',
  ],
  [
    'a surcharge whose range ends first',
    { surcharges: [{ kind: 'days', from: '2027-01-02', to: '2027-01-01', amountMinor: 1 }] },
    'surcharges',
    'A range of days ends before it begins.',
  ],
  [
    'a surcharge where it can not be used',
    { weekdays: [0, 1], surcharges: [surcharge] },
    'surcharges',
    'A surcharge is on weekdays on which it can not be used.',
  ],
  [
    'a cap below a surcharge',
    { difference: { kind: 'market', mostMinor: 10_000 }, surcharges: [surcharge] },
    'surcharges',
    'At most 100 is paid on top, but a surcharge is 120.',
  ],
  [
    'a surcharge beside the price of the day',
    { difference: { kind: 'market', mostMinor: null }, surcharges: [surcharge] },
    'surcharges',
    'Surcharges have no effect where the difference follows the price of the day.',
  ],
]

for (const [what, terms, field, text, more = {}] of rows)
  test(`${what} is a fault`, () => expect(termsFaults(termsToCheck(terms, more))).toContainEqual({ field, text }))

const soundRows: readonly [string, Partial<VoucherTerms>, Partial<TermsToCheck>?][] = [
  ['easy terms', {}],
  ['three nights over the end of the week', { weekdays: [6, 0, 5] }, { nights: 3 }],
  ['single nights on one weekday, used in parts', { weekdays: [4], isPartial: true }, { nights: 3 }],
  ['exactly as many days as nights', {}, { ...until('2026-11-23'), nights: 3 }],
  ['the one day that is left', { blackouts: [{ from: saleDay, to: '2027-06-29' }] }],
  ['booking ahead up to the last day', { bookAheadDays: 30 }, { validity: { kind: 'after_purchase', days: 30 } }],
  ['a meal by its code', { use: 'code' }],
]

for (const [what, terms, more = {}] of soundRows)
  test(`${what}: no fault`, () => expect(termsFaults(termsToCheck(terms, more))).toEqual([]))
