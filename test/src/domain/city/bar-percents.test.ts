import { barPercents } from '@/domain/city/bar-percents'

test.each([
  ['none', [], []],
  ['all alike', [5, 5], [100, 100]],
  ['the lowest still shows, the highest fills', [10, 20, 30], [25, 63, 100]],
  ['what is not known', [null, 10, 30], [0, 25, 100]],
])('%s', (_, amounts, heights) => {
  expect(barPercents(amounts)).toEqual(heights)
})
