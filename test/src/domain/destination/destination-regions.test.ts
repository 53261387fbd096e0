import { areRegionsTiled } from '@/domain/destination/are-regions-tiled'
import { destinationRegions } from '@/domain/destination/destination-regions'
import { place } from '../../../support/destination/place'

const places = [
  place('Kyoto', '京都', 'Japan', 'JP'),
  place('Beijing', '北京', 'China', 'CN'),
  place('Paris', 'Paris', 'France', 'FR'),
  place('Tokyo', '東京', 'Japan', 'JP'),
]

test.each([
  [false, ['China: Beijing']],
  [true, ['Japan: Kyoto, Tokyo', 'France: Paris']],
])('abroad %s: %j', (isAbroad, expected) => {
  const regions = destinationRegions(places, isAbroad)
  expect(regions.map(({ name, options }) => `${name}: ${options.map((each) => each.label).join(', ')}`)).toEqual(
    expected,
  )
})

test('a place without a country’s name goes by its code', () => {
  const macao = { ...place('Macao', '澳门', '', 'MO'), showLabel: 'Macao' }
  expect(destinationRegions([macao], true)[0]?.name).toBe('MO')
})

test.each([
  [1, true],
  [30, true],
  [31, false],
])('%i places are all laid out: %s', (count, isTiled) => {
  const many = Array.from({ length: count }, (_, index) => place(`City ${index}`, '', 'Japan', 'JP'))
  expect(areRegionsTiled(destinationRegions(many, true))).toBe(isTiled)
})
