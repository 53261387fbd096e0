import fc from 'fast-check'
import type { DayRule } from '@/domain/stays/nights'
import { addDays } from '@/domain/days/civil-day'
import { priceStay, stayTotalMinor, type StayPricing } from '@/domain/rates/stay-pricer'
import type { PriceViewer } from '@/domain/rates/rate-facts'
import { quotePackage } from '@/domain/rates/quote-package'
import { plainPricing } from '../../../support/rates/plain-pricing'

const fx = new Map([
  ['CNY', 1],
  ['USD', 7.12],
  ['JPY', 0.0472],
  ['KWD', 23.2],
  ['VND', 0.000274],
])
const currencies = fc.constantFrom('CNY', 'USD', 'JPY', 'KWD', 'VND')

const plain: StayPricing = {
  ...plainPricing,
  room: {
    ...plainPricing.room,
    weekdayPercent: [100, 100, 100, 100, 120, 130, 100],
    seasons: [{ from: '12-20', to: '01-05', percent: 150 }],
    holidayPercent: 200,
  },
  fx,
  stay: { checkIn: '2026-11-24', checkOut: '2026-11-25', rooms: 1 },
}

const oneNight = (checkIn: string, change: Partial<StayPricing> = {}) =>
  priceStay({ ...plain, ...change, stay: { checkIn, checkOut: addDays(checkIn, 1), rooms: 1 } })

describe('a night', () => {
  test.each([
    ['a plain Tuesday is the base and its tax', oneNight('2026-11-24'), 50_000, 3_000],
    ['Saturday has its weekday level', oneNight('2026-11-28'), 65_000, 3_900],
    ['a season raises it', oneNight('2026-12-22'), 75_000, 4_500],
    ['a season may run over New Year', oneNight('2027-01-05'), 75_000, 4_500],
    ['and ends on its last day', oneNight('2027-01-06'), 50_000, 3_000],
    ['a holiday doubles it here', oneNight('2026-11-24', { holidays: new Set(['2026-11-24']) }), 100_000, 6_000],
    ['levels multiply', oneNight('2026-12-26', { holidays: new Set(['2026-12-26']) }), 195_000, 11_700],
    [
      'a price of its own overrides the rule',
      oneNight('2026-11-28', { nights: new Map([['2026-11-28', { total: 5, held: 0, sold: 0, priceMinor: 33_000 }]]) }),
      33_000,
      2_000,
    ],
    [
      'the package takes its share and adds its extra',
      oneNight('2026-11-24', { ratePackage: { ...plain.ratePackage, pricePercent: 90, extraMinor: 4_000 } }),
      49_000,
      2_900,
    ],
    ['dollars have steps of five cents', oneNight('2026-11-24', { currencyCode: 'USD' }), 7_020, 420],
    ['yen have no minor units', oneNight('2026-11-24', { currencyCode: 'JPY' }), 10_593, 636],
    ['dinars have steps of ten fils', oneNight('2026-11-24', { currencyCode: 'KWD' }), 21_550, 1_290],
    [
      'a half is rounded up',
      oneNight('2026-11-24', {
        room: { ...plain.room, baseMinor: 50_050 },
        hotel: { currencyCode: 'CNY', taxPercent: 0 },
      }),
      50_100,
      0,
    ],
  ])('%s', (_, { nightly }, baseMinor, taxMinor) => {
    expect(nightly).toMatchObject([{ baseMinor, taxMinor }])
  })
})

const pricings = fc.record({
  baseMinor: fc.integer({ min: 1_000, max: 900_000 }),
  percents: fc.array(fc.integer({ min: 60, max: 200 }), { minLength: 7, maxLength: 7 }),
  pricePercent: fc.integer({ min: 50, max: 150 }),
  extraMinor: fc.integer({ min: 0, max: 60_000 }),
  originalPercent: fc.option(fc.integer({ min: 90, max: 200 })),
  memberPercent: fc.option(fc.integer({ min: 1, max: 50 })),
  audience: fc.constantFrom<PriceViewer>('visitor', 'signed_in', 'vip'),
  taxPercent: fc.constantFrom(0, 6, 14.75, 17.7, 22),
  nights: fc.integer({ min: 1, max: 30 }),
  offset: fc.integer({ min: 0, max: 400 }),
  rooms: fc.integer({ min: 1, max: 9 }),
  own: currencies,
  shown: currencies,
})

function factsOf(given: typeof pricings extends fc.Arbitrary<infer Value> ? Value : never) {
  const checkIn = addDays('2026-11-22', given.offset)
  return {
    ...plain,
    dayRules: new Map<string, DayRule>(),
    hotel: { currencyCode: given.own, taxPercent: given.taxPercent },
    room: { ...plain.room, baseMinor: given.baseMinor, weekdayPercent: given.percents },
    ratePackage: {
      ...plain.ratePackage,
      pricePercent: given.pricePercent,
      extraMinor: given.extraMinor,
      originalPercent: given.originalPercent,
      memberPercent: given.memberPercent,
    },
    currencyCode: given.shown,
    audience: given.audience,
    today: '2026-11-21',
    stay: {
      checkIn,
      checkOut: addDays(checkIn, given.nights),
      nights: given.nights,
      rooms: given.rooms,
      adults: given.rooms,
      children: 0,
    },
  }
}

test('the parts always add up to the total, whatever the currency', () => {
  fc.assert(
    fc.property(pricings, (given) => {
      const { price, breakdown } = quotePackage(factsOf(given))
      const sum = (part: 'baseMinor' | 'taxMinor') =>
        given.rooms * breakdown.nightly.reduce((total, night) => total + night[part], 0)
      expect(breakdown.nightly).toHaveLength(given.nights)
      expect(breakdown.goodsMinor).toBe(sum('baseMinor'))
      expect(breakdown.taxMinor).toBe(sum('taxMinor'))
      expect(breakdown.totalMinor).toBe(breakdown.goodsMinor + breakdown.taxMinor)
      const { publicGoodsMinor = breakdown.goodsMinor, savedMinor = 0 } = breakdown.member ?? {}
      expect(publicGoodsMinor - savedMinor).toBe(breakdown.goodsMinor)
      const publicNights = breakdown.nightly.reduce((total, night) => total + (night.publicMinor ?? night.baseMinor), 0)
      expect(given.rooms * publicNights).toBe(publicGoodsMinor)
      expect(price.totalMinor).toBe(breakdown.totalMinor)
      expect(price.currencyAmount).toBe(breakdown.currencyAmount)
    }),
  )
})

test('the total alone is the total of the parts', () => {
  fc.assert(fc.property(pricings, (given) => stayTotalMinor(factsOf(given)) === priceStay(factsOf(given)).totalMinor))
})

test('a dearer room never costs less in another currency', () => {
  fc.assert(
    fc.property(pricings, fc.integer({ min: 0, max: 50_000 }), (given, more) => {
      const dearer = { ...given, baseMinor: given.baseMinor + more }
      expect(priceStay(factsOf(dearer)).totalMinor).toBeGreaterThanOrEqual(priceStay(factsOf(given)).totalMinor)
    }),
  )
})

const units: Record<string, number> = { JPY: 1, VND: 1, KWD: 1000 }

test('the price per night is the total over nights and rooms, within half a unit', () => {
  fc.assert(
    fc.property(pricings, (given) => {
      const { price } = quotePackage(factsOf(given))
      const unit = units[given.shown] ?? 100
      expect(Math.abs(price.perNightMinor - price.totalMinor / (given.nights * given.rooms))).toBeLessThanOrEqual(
        unit / 2,
      )
    }),
  )
})

test('what is struck through is dearer than the price, or not there', () => {
  fc.assert(
    fc.property(pricings, (given) => {
      const { price } = quotePackage(factsOf(given))
      const original = price.originalAmount && Number(price.originalAmount.replaceAll(',', ''))
      if (original !== null) expect(original).toBeGreaterThan(Number(price.currencyAmount.replaceAll(',', '')))
    }),
  )
})

test('a currency without a rate is an error, never a price', () => {
  expect(() => priceStay({ ...plain, currencyCode: 'EUR' })).toThrow(RangeError)
})
