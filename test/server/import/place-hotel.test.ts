import fc from 'fast-check'
import { placeHotel, type StatedPlace } from '../../../server/import/place-hotel'
import { readCityBook } from '../../../server/import/read-city-book'
import { cityId } from '../../../server/import/city-book'
import { readPlaceEdition } from '../../../server/stays/destinations/fill-places'
import { projectFolder } from '../../support/server/project-folder'

const book = readCityBook(readPlaceEdition(projectFolder).rows())

function placed(lat: number, lng: number, cityName: string, countryCode: string, more: Partial<StatedPlace> = {}) {
  const stated = { lat, lng, cityName, countryCode, stateName: '', isPlaceTrusted: false, ...more }
  const place = placeHotel(stated, book)
  return typeof place === 'string' ? place : `${place.cityId} ${place.countryCode}`
}

test.each([
  ['our own city', 35.69, 139.7, 'Tokyo', 'JP', 'tokyo JP'],
  ['a ward of it', 35.71, 139.78, '台東区', 'JP', 'tokyo JP'],
  ['a ward that is a town elsewhere', 35.66, 139.75, 'Minato', 'JP', 'tokyo JP'],
  ['a ward with its city', 35.66, 139.75, '東京都港区', 'JP', 'tokyo JP'],
  ['a part of a city that has a borough office', 40.68, -73.94, 'Brooklyn', 'US', 'new-york US'],
  ['a city beside a larger one', 33.84, -117.91, 'Anaheim', 'US', 'anaheim-g5323810 US'],
  ['a small town with large namesakes', 43.48, -110.76, 'Jackson', 'US', 'jackson-g5828648 US'],
  ['a Chinese name', 39.47, 75.99, '喀什', 'CN', 'kashgar-cn-653100 CN'],
  ['its English name', 39.47, 75.99, 'Kashgar', 'CN', 'kashgar-cn-653100 CN'],
  ['its name as a town', 39.47, 75.99, '喀什市', '', 'kashgar-cn-653100 CN'],
  ['an Arabic name', 24.09, 32.9, 'أسوان', 'EG', 'aswan-g359792 EG'],
  ['a name with brackets and slashes', 47.56, -52.71, "St. John's (Old Town) / Harbour", 'CA', 'st-johns-g6324733 CA'],
  ['an island far from its country', 28.12, -15.43, 'Las Palmas', 'ES', /^las-palmas.* ES$/],
  ['a territory by its country', 18.46, -66.1, 'San Juan', 'US', /^san-juan.* PR$/],
  ['Hong Kong in China', 22.3, 114.17, 'Hong Kong', 'CN', 'hong-kong HK'],
  ['a city at a border', 47.56, 7.59, 'Basel', 'CH', /^basel.* CH$/],
  ['no country', 48.85, 2.35, 'Paris', '', 'paris FR'],
  ['no city', 51.5, -0.12, '', 'GB', 'london GB'],
])('finds %s', (_case, lat, lng, city, country, expected) => {
  expect(placed(lat, lng, city, country)).toMatch(expected)
})

test.each([
  [
    'swapped coordinates',
    -1.55,
    53.8,
    'Leeds',
    'GB',
    'its address is in GB, but its place on the map is on the open sea; are latitude and longitude swapped?',
  ],
  ['swapped ones without a country', -1.55, 53.8, 'Leeds', '', /open sea; are latitude and longitude swapped\?$/],
  ['nothing but zeros', 0, 0, 'Paris', 'FR', 'its place on the map is 0, 0, which is open sea'],
  ['a second Paris', 51.5, -0.12, 'Paris', '', /^its place on the map is 3\d\d km from Paris$/],
  ['a Leeds in London', 51.5, -0.12, 'Leeds', 'GB', /^its place on the map is 2\d\d km from Leeds$/],
  ['another continent', -33.9, 18.4, 'Leeds', 'GB', 'its address is in GB, but its place on the map is in ZA'],
  ['no city near', 46, -45, '', '', /open sea$/],
])('refuses %s', (_case, lat, lng, city, country, expected) => {
  expect(placed(lat, lng, city, country)).toMatch(expected)
})

test('what the operator has checked is taken', () => {
  expect(placed(51.5, -0.12, 'Leeds', 'GB', { isPlaceTrusted: true })).toBe('london GB')
  expect(placed(41.9, 12.5, 'Springfield', 'US', { isPlaceTrusted: true })).toMatch(/ US$/)
})

test('hotels of a city that no book knows share it, and it has an id that the contract takes', () => {
  const one = placed(52.94, -91.75, 'Nowhere Falls', 'CA')
  expect(one).toMatch(/^nowhere-falls-x[0-9a-f]{10} CA$/)
  expect(placed(52.95, -91.76, 'NOWHERE FALLS', 'CA')).toBe(one)
})

test('ids of cities are made from names in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
      expect(cityId(name, 'g1234567890')).toMatch(/^[A-Za-z0-9_-]{1,40}$/)
    }),
  )
})
