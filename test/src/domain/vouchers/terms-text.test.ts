import fc from 'fast-check'
import type { VoucherSurcharge, VoucherTerms } from '@/contract/voucher-terms'
import { formatDay, formatDayWithYear } from '@/domain/days/format-day'
import { formatAmount } from '@/domain/money/amount-text'
import { termsFaults, type TermsToCheck } from '@/domain/vouchers/terms-faults'
import { type TermsFacts, termsLines } from '@/domain/vouchers/terms-text'
import { anySoundTerms, termsToCheck } from '../../../support/vouchers/terms'

type Row = readonly [kind: string, terms: Partial<VoucherTerms>, sentence: string, more?: Partial<TermsFacts>]

const days = (from: string | null, until: string) => ({ validity: { kind: 'days', from, until } }) as const
const afterPurchase = (count: number) => ({ validity: { kind: 'after_purchase', days: count } }) as const
const weekend: VoucherSurcharge = { kind: 'weekdays', weekdays: [5, 4], amountMinor: 12_000 }
const newYear = { kind: 'days', from: '2026-12-31', to: '2027-01-01', amountMinor: 30_050 } as const
const byDay = (mostMinor: number | null) => ({ difference: { kind: 'market', mostMinor } }) as const

const together = 'Where more than one of these applies to a night, they are added up.'
const cancelRest = '; the voucher and what you paid on top come back.'

const rows: readonly Row[] = [
  ['includes', {}, 'Each voucher includes the following: 1 night, Breakfast for 2.'],
  ['includes', { meal: '' }, 'Each voucher includes the following: 2 nights.', { nights: 2 }],
  [
    'includes',
    { extras: ['Sauna', 'Late check-out'] },
    'Each voucher includes the following: 3 nights, Breakfast for 2, Sauna, Late check-out.',
    { nights: 3 },
  ],
  [
    'includes',
    { extras: ['Sauna'], services: ['Guided walk'] },
    'Each voucher includes the following: 1 night, Breakfast for 2, Sauna, Guided walk.',
  ],
  ['includes', { use: 'code', meal: 'Dinner for 2' }, 'Each voucher includes the following: Dinner for 2.'],
  ['includes', { use: 'appointment', meal: '' }, 'Each voucher includes what its title names.'],
  ['validity', {}, 'Good until Wed 30 Jun 2027, that day included.'],
  [
    'validity',
    {},
    'Good from Sat 1 May 2027 until Wed 30 Jun 2027, that day included.',
    days('2027-05-01', '2027-06-30'),
  ],
  ['validity', {}, 'Good on Fri 25 Dec 2026 only.', days('2026-12-25', '2026-12-25')],
  ['validity', {}, 'Good for 180 days after you buy it, the last day included.', afterPurchase(180)],
  ['validity', {}, 'Good for 1 day after you buy it, the last day included.', afterPurchase(1)],
  ['use', {}, 'Book a date with it here; the voucher pays for the room.'],
  ['use', { use: 'appointment' }, 'Propose up to three dates here; the hotel confirms one of them.'],
  ['use', { use: 'code' }, 'Show its code at the hotel; each code is good once.'],
  ['book_ahead', { bookAheadDays: 0 }, 'You can book up to the day you arrive.'],
  ['book_ahead', { bookAheadDays: 1 }, 'Book at least 1 day before you arrive.'],
  ['book_ahead', { bookAheadDays: 14 }, 'Book at least 14 days before you arrive.'],
  ['book_ahead', { use: 'appointment' }, 'Propose any dates from today on.'],
  ['book_ahead', { use: 'appointment', bookAheadDays: 3 }, 'Propose dates that are at least 3 days ahead.'],
  ['weekdays', { weekdays: [4] }, 'Can be used for Friday nights only.'],
  ['weekdays', { weekdays: [5, 4] }, 'Can be used for Friday and Saturday nights only.'],
  [
    'weekdays',
    { weekdays: [0, 1, 2, 3, 6] },
    'Can be used for Monday, Tuesday, Wednesday, Thursday and Sunday nights only.',
  ],
  ['weekdays', { use: 'code', weekdays: [0, 1] }, 'Can be used on Mondays and Tuesdays only.'],
  ['weekdays', { use: 'appointment', weekdays: [6] }, 'Can be used on Sundays only.'],
  [
    'blackouts',
    { blackouts: [{ from: '2027-01-01', to: '2027-01-01' }] },
    'Cannot be used for the night of Fri 1 Jan 2027.',
  ],
  [
    'blackouts',
    { blackouts: [{ from: '2026-12-31', to: '2027-01-01' }] },
    'Cannot be used for these nights: Thu 31 Dec 2026 to Fri 1 Jan 2027.',
  ],
  [
    'blackouts',
    {
      blackouts: [
        { from: '2026-12-25', to: '2026-12-25' },
        { from: '2027-02-05', to: '2027-02-07' },
      ],
    },
    'Cannot be used for these nights: Fri 25 Dec 2026 and Fri 5 Feb to Sun 7 Feb 2027.',
  ],
  [
    'blackouts',
    { use: 'code', blackouts: [{ from: '2026-12-25', to: '2026-12-25' }] },
    'Cannot be used on Fri 25 Dec 2026.',
  ],
  [
    'blackouts',
    { use: 'appointment', blackouts: [{ from: '2027-02-05', to: '2027-02-07' }] },
    'Cannot be used on these days: Fri 5 Feb to Sun 7 Feb 2027.',
  ],
  ['surcharge', { surcharges: [weekend] }, 'Friday and Saturday nights cost CNY 120 more each.'],
  ['surcharge', { surcharges: [newYear] }, 'Nights from Thu 31 Dec 2026 to Fri 1 Jan 2027 cost CNY 300.50 more each.'],
  [
    'surcharge',
    { surcharges: [{ ...newYear, to: '2026-12-31' }] },
    'The night of Thu 31 Dec 2026 costs CNY 300.50 more.',
  ],
  [
    'surcharge',
    { surcharges: [{ ...weekend, amountMinor: 1_500 }] },
    'Friday and Saturday nights cost JPY 1,500 more each.',
    { currencyCode: 'JPY' },
  ],
  ['surcharge', { surcharges: [weekend, newYear] }, together],
  ['difference', {}, 'No night costs more; a better room costs the upgrade that is named with it.'],
  [
    'difference',
    { surcharges: [weekend] },
    'No other night costs more; a better room costs the upgrade that is named with it.',
  ],
  [
    'difference',
    { weekdays: [4, 5], surcharges: [weekend] },
    'A better room costs the upgrade that is named with it as well.',
  ],
  [
    'difference',
    byDay(20_000),
    'The voucher counts for CNY 900. You pay what the nights cost beyond that, at most CNY 200. Where they cost less, nothing is paid back.',
    { faceMinor: 90_000 },
  ],
  [
    'difference',
    byDay(null),
    'The voucher counts for CNY 900. You pay what the nights cost beyond that. Where they cost less, nothing is paid back.',
    { faceMinor: 90_000 },
  ],
  [
    'difference',
    byDay(0),
    'The voucher counts for CNY 900. You pay nothing on top, whatever the nights cost.',
    { faceMinor: 90_000 },
  ],
  [
    'difference',
    { ...byDay(20_000), isPartial: true },
    'The voucher counts for CNY 900, the same for each of its nights. You pay what the nights cost beyond that, at most CNY 200 for all its nights together. Where they cost less, nothing is paid back.',
    { faceMinor: 90_000, nights: 3 },
  ],
  [
    'difference',
    byDay(20_000),
    'You pay what the nights cost beyond the value of the voucher, at most CNY 200. Where they cost less, nothing is paid back.',
  ],
  [
    'cancel',
    { cancelDays: 0 },
    `A booked date can be cancelled until check-in time on the day of arrival${cancelRest}`,
  ],
  ['cancel', { cancelDays: 1 }, `A booked date can be cancelled until check-in time 1 day before arrival${cancelRest}`],
  [
    'cancel',
    { cancelDays: 7 },
    `A booked date can be cancelled until check-in time 7 days before arrival${cancelRest}`,
  ],
  ['refund', { refund: 'any_time' }, 'Refunded at any time while it is unused, and automatically when it expires.'],
  [
    'refund',
    { refund: 'until_booked' },
    'Refunded as long as no date was ever booked with it; not refunded once it has expired.',
  ],
  ['refund', { refund: 'until_booked', use: 'code' }, 'Refunded while it is unused; not refunded once it has expired.'],
  ['refund', { refund: 'on_expiry' }, 'Refunded automatically when it expires unused, and not before.'],
  ['refund', { refund: 'none' }, 'Not refunded.'],
  ['partial', {}, 'All its nights are used on one stay.', { nights: 2 }],
  [
    'partial',
    { isPartial: true },
    'Its nights can be used on several stays; a refund is the share of the nights that are left.',
    { nights: 2 },
  ],
  ['partial', { isPartial: true, refund: 'none' }, 'Its nights can be used on several stays.', { nights: 2 }],
  ['transfer', {}, 'You can give it to somebody else.'],
  ['transfer', { isTransferable: false }, 'It is for you alone and cannot be given away.'],
  ['documents', { needsDocuments: true }, 'The hotel needs the identity documents of the guests when you book a date.'],
  ['documents', { needsDocuments: true, use: 'code' }, 'The hotel needs an identity document when you use it.'],
]

const lines = (terms: Partial<VoucherTerms>, more: Partial<TermsFacts> = {}) =>
  termsLines({ ...termsToCheck(terms), ...more })

for (const [kind, terms, sentence, more = {}] of rows)
  test(`${kind} ${JSON.stringify({ ...terms, ...more })}: ${sentence}`, () =>
    expect(lines(terms, more)).toContainEqual({ kind, text: sentence }))

test('there are at least 40 of them', () => expect(rows.length).toBeGreaterThanOrEqual(40))

test.each([
  ['weekdays', {}],
  ['blackouts', {}],
  ['surcharge', {}],
  ['partial', {}],
  ['documents', {}],
  ['book_ahead', { use: 'code' as const }],
  ['difference', { use: 'code' as const }],
  ['cancel', { use: 'appointment' as const }],
])('nothing is said of %s where there is nothing to say: %j', (kind, terms) => {
  expect(lines(terms).map((line) => line.kind)).not.toContain(kind)
})

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Every amount, day and number of days or nights that the terms have and a traveler must know. */
function factsOf({ terms, validity, nights, currencyCode, faceMinor }: TermsToCheck & { faceMinor: number }) {
  const { use, difference, surcharges, blackouts, weekdays, bookAheadDays, cancelDays } = terms
  const isExchange = use === 'exchange'
  const isByDay = isExchange && difference.kind === 'market'
  const most = difference.kind === 'market' ? difference.mostMinor : null
  const ranges = [...blackouts, ...surcharges.flatMap((one) => (one.kind === 'days' ? [one] : []))]
  return {
    amounts: [
      ...surcharges.map(({ amountMinor }) => amountMinor),
      ...(isByDay ? [faceMinor, ...(most ? [most] : [])] : []),
    ].map((minor) => `${currencyCode} ${formatAmount(minor, currencyCode)}`),
    days: [
      ...ranges.flatMap(({ from, to }) => [from, to]),
      ...(validity.kind === 'days' ? [validity.until, ...(validity.from === null ? [] : [validity.from])] : []),
    ],
    counts: [
      ...(isExchange ? [nights, ...(cancelDays > 0 ? [cancelDays] : [])] : []),
      ...(use !== 'code' && bookAheadDays > 0 ? [bookAheadDays] : []),
      ...(validity.kind === 'after_purchase' ? [validity.days] : []),
    ],
    weekdays: [
      ...(weekdays.length < 7 ? weekdays : []),
      ...surcharges.flatMap((one) => (one.kind === 'weekdays' ? one.weekdays : [])),
    ].map((weekday) => weekdayNames[weekday] ?? ''),
  }
}

const textOf = (facts: TermsFacts) =>
  termsLines(facts)
    .filter(({ kind }) => kind !== 'includes')
    .map(({ text }) => text)
    .join(' ')

const amountIn = ({ currencyCode }: TermsFacts) => new RegExp(`${currencyCode} \\d+(?:,\\d{3})*(?:\\.\\d+)?`, 'g')

const DAY = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}(?: \d{4})?/g

test('every number and day of the terms stands in a sentence', () => {
  fc.assert(
    fc.property(anySoundTerms, (facts) => {
      const text = textOf(facts)
      const { amounts, days: allDays, counts, weekdays } = factsOf(facts)
      for (const part of [...amounts, ...weekdays]) expect(text).toContain(part)
      for (const day of allDays) expect(text).toContain(formatDay(day))
      const included = termsLines(facts)[0]?.text ?? ''
      for (const count of counts) expect(`${included} ${text}`).toMatch(new RegExp(`\\b${count} (?:night|day)`))
    }),
    { numRuns: 200 },
  )
})

test('no sentence names an amount, a day or a number that is not in the terms', () => {
  fc.assert(
    fc.property(anySoundTerms, (facts) => {
      const text = textOf(facts)
      const { amounts, days: allDays, counts, weekdays } = factsOf(facts)
      for (const amount of text.match(amountIn(facts)) ?? []) expect(amounts).toContain(amount)
      const known = allDays.flatMap((day) => [formatDay(day), formatDayWithYear(day)])
      for (const day of text.match(DAY) ?? []) expect(known).toContain(day)
      const rest = text.replaceAll(DAY, '').replaceAll(amountIn(facts), '')
      for (const number of rest.match(/\d+/g) ?? []) expect(counts).toContain(Number(number))
      for (const name of weekdayNames.filter((one) => rest.includes(one))) expect(weekdays).toContain(name)
    }),
    { numRuns: 200 },
  )
})

test('no kind of line contradicts another: what is not refunded promises no refund, what is not exchanged no room', () => {
  fc.assert(
    fc.property(anySoundTerms, (facts) => {
      expect(termsFaults(facts)).toEqual([])
      const text = textOf(facts)
      if (facts.terms.refund === 'none') expect(text.match(/refund/gi)).toEqual(['refund'])
      if (facts.terms.use !== 'exchange') expect(text).not.toMatch(/night|room|arrive/i)
      expect(text).not.toMatch(/undefined|NaN|null| {2}|\.\.|,,/)
      for (const { text: sentence } of termsLines(facts)) expect(sentence).toMatch(/^[A-Z].*\.$/)
    }),
    { numRuns: 200 },
  )
})
