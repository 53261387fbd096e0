import {
  draggedStep,
  keyStep,
  limitsOfSteps,
  moveThumb,
  priceAtStep,
  priceScale,
  type PriceThumb,
  stepsOfLimits,
} from '@/widgets/price-range/steps'

const buckets = Array.from({ length: 20 }, () => 1)
const scale = priceScale({ minMinor: 18_350, maxMinor: 218_350, currencyCode: 'CNY', exponent: 2, buckets })

test.each([
  ['CNY 183.50 to 2,183.50', 18_350, 218_350, 2, 1000],
  ['CNY 100 to 300', 10_000, 30_000, 2, 100],
  ['JPY 4,000 to 90,000', 4_000, 90_000, 0, 100],
  ['VND 300,000 to 9,000,000', 300_000, 9_000_000, 0, 10_000],
  ['one price', 500, 500, 2, 100],
])('%s is measured in steps of whole units', (_, minMinor, maxMinor, exponent, unitMinor) =>
  expect(priceScale({ minMinor, maxMinor, currencyCode: 'CNY', exponent, buckets }).unitMinor).toBe(unitMinor),
)

test('without buckets there is still one step', () =>
  expect(priceScale({ minMinor: 1, maxMinor: 9, currencyCode: 'CNY', exponent: 2, buckets: [] }).steps).toBe(1))

test.each([
  [0, 18_000],
  [1, 28_000],
  [10, 118_000],
  [20, 219_000],
])('step %i is %i', (step, minor) => expect(priceAtStep(scale, step)).toBe(minor))

test.each<[number | null, number | null, number, number]>([
  [null, null, 0, 20],
  [28_000, null, 1, 20],
  [27_500, 118_400, 1, 10],
  [0, 1, 0, 1],
  [999_999, null, 19, 20],
  [118_000, 118_000, 10, 11],
])('limits %s to %s stand at %i and %i', (fromMinor, toMinor, from, to) =>
  expect(stepsOfLimits(scale, { fromMinor, toMinor, currencyCode: 'CNY' })).toEqual({ from, to }),
)

test.each([
  [0, 20, null],
  [1, 20, { fromMinor: 28_000, toMinor: null, currencyCode: 'CNY' }],
  [0, 10, { fromMinor: null, toMinor: 118_000, currencyCode: 'CNY' }],
  [1, 10, { fromMinor: 28_000, toMinor: 118_000, currencyCode: 'CNY' }],
])('thumbs at %i and %i', (from, to, limits) => expect(limitsOfSteps(scale, { from, to })).toEqual(limits))

test('limits set by the thumbs place them at the same steps again', () => {
  for (let from = 0; from < 20; from++) {
    for (let to = from + 1; to <= 20; to++) {
      expect(stepsOfLimits(scale, limitsOfSteps(scale, { from, to }))).toEqual({ from, to })
    }
  }
})

test.each<[PriceThumb, number, number, number]>([
  ['from', 5, 5, 12],
  ['from', -3, 0, 12],
  ['from', 12, 11, 12],
  ['from', 99, 11, 12],
  ['to', 15, 3, 15],
  ['to', 99, 3, 20],
  ['to', 3, 3, 4],
  ['to', -9, 3, 4],
])('thumb %s moved to step %i', (thumb, step, from, to) =>
  expect(moveThumb({ from: 3, to: 12 }, thumb, step, 20)).toEqual({ from, to }),
)

test.each([
  ['ArrowRight', 8],
  ['ArrowUp', 8],
  ['ArrowLeft', 6],
  ['ArrowDown', 6],
  ['PageUp', 12],
  ['PageDown', 2],
  ['Home', 0],
  ['End', 20],
  ['Tab', null],
  ['a', null],
])('%s at step 7', (key, step) => expect(keyStep(key, 7, 20)).toBe(step))

test.each([
  [5, 0.25, 10],
  [5, -0.5, -5],
  [5, 0.02, 5],
  [5, 0.03, 6],
])('from step %i by %d of the track', (start, share, step) => expect(draggedStep(start, share, 20)).toBe(step))
