import { type CancellationFacts, cancellationTerms, type CancelRule } from '../../../../server/stays/quote/cancellation'

const amounts = {
  nightly: [
    { date: '2026-11-15', baseMinor: 10_000, savedMinor: 0, taxMinor: 1_000 },
    { date: '2026-11-16', baseMinor: 20_000, savedMinor: 0, taxMinor: 2_500 },
  ],
  rooms: 2,
  goodsMinor: 60_000,
  savedMinor: 0,
  taxMinor: 7_000,
  totalMinor: 67_000,
}

const free: CancelRule = { returnPolicy: 2, freeCancelDays: 1, freeCancelTime: '18:00', latePenalty: 'first_night' }

const termsOf = (rule: Partial<CancelRule>, more: Partial<CancellationFacts> = {}) =>
  cancellationTerms({
    rule: { ...free, ...rule },
    checkIn: '2026-11-15',
    timeZone: 'Asia/Bangkok',
    cityName: 'Bangkok',
    amounts,
    currencyCode: 'CNY',
    now: new Date('2026-11-10T00:00:00Z'),
    ...more,
  })

test('free until a moment in hotel time, then the first night of every room', () => {
  const terms = termsOf({})
  expect(terms).toMatchObject({
    returnPolicy: 2,
    freeUntilAt: '2026-11-14T11:00:00.000Z',
    summary: 'Free cancellation until Sat 14 Nov 18:00, Bangkok time',
    tiers: [
      { startAt: null, endAt: '2026-11-14T11:00:00.000Z', feeMinor: 0, refundMinor: 67_000 },
      { startAt: '2026-11-14T11:00:00.000Z', endAt: null, feeMinor: 22_000, refundMinor: 45_000 },
    ],
  })
})

test.each([
  ['half of the total', { latePenalty: 'half' as const }, 33_500],
  ['all of it', { latePenalty: 'full' as const, returnPolicy: 1 }, 67_000],
])('late cancelling costs %s', (_, rule, feeMinor) => {
  expect(termsOf(rule).tiers.at(-1)).toMatchObject({ feeMinor, refundMinor: 67_000 - feeMinor })
})

test.each([0, 3, 4])('return policy %i is non-refundable, whatever the package’s other terms', (returnPolicy) => {
  const terms = termsOf({ returnPolicy })
  expect(terms).toMatchObject({ returnPolicy: 3, freeUntilAt: null, summary: 'Non-refundable' })
  expect(terms.tiers).toMatchObject([{ startAt: null, endAt: null, feeMinor: 67_000, refundMinor: 0 }])
})

test.each([
  ['2026-11-14T10:59:59Z', 'Free cancellation until Sat 14 Nov 18:00, Bangkok time', 2],
  ['2026-11-14T11:00:00Z', 'The time for free cancellation is over; cancelling costs the first night', 3],
])('at %s it says: %s', (now, summary, returnPolicy) => {
  expect(termsOf({}, { now: new Date(now) })).toMatchObject({ summary, returnPolicy })
})

test('the deadline stays in hotel time over a change of clocks', () => {
  const paris = {
    timeZone: 'Europe/Paris',
    cityName: 'Paris',
    checkIn: '2026-10-26',
    now: new Date('2026-10-01T00:00:00Z'),
  }
  expect(termsOf({ freeCancelDays: 1 }, paris).freeUntilAt).toBe('2026-10-25T17:00:00.000Z')
  expect(termsOf({ freeCancelDays: 2 }, paris).freeUntilAt).toBe('2026-10-24T16:00:00.000Z')
})

test('fee and refund add up to the total in every tier', () => {
  for (const latePenalty of ['first_night', 'half', 'full'] as const) {
    for (const { feeMinor, refundMinor } of termsOf({ latePenalty }).tiers) expect(feeMinor + refundMinor).toBe(67_000)
  }
})
