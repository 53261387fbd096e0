import { firstCity } from '@/domain/stays/destinations'
import { place } from '../../../support/destination/place'

const cities = [
  place('Shanghai', '上海', 'China', 'CN'),
  place('Kyoto', '京都', 'Japan', 'JP'),
  place('Tokyo', '東京', 'Japan', 'JP'),
]

test.each([
  ['JP', 'Kyoto'],
  ['CN', 'Shanghai'],
  ['FR', 'Shanghai'],
  [null, 'Shanghai'],
])('in %s: %s', (countryCode, label) => expect(firstCity(cities, countryCode)?.label).toBe(label))

test('without cities there is none', () => expect(firstCity([], 'JP')).toBeNull())
