import { areRegionsTiled } from '@/domain/stays/destinations'
import { place } from '../../../support/destination/place'
import { region } from '../../../support/destination/region'

const cities = (count: number) => Array.from({ length: count }, (_, at) => place(`City ${at}`, '', 'China', 'CN'))

test.each([
  [[], true],
  [[1], true],
  [[30], true],
  [[31], false],
  [[15, 15], true],
  [[15, 16], false],
])('regions of %j cities are all laid out: %s', (counts, isTiled) => {
  expect(areRegionsTiled(counts.map((count, at) => region(`Region ${at}`, '', cities(count))))).toBe(isTiled)
})
