import { findCities, nearestCity, placeAround } from '../../../../server/stays/destinations/find-cities'
import { demoPlaceBook } from '../../../support/catalogue/demo-place-book'

const book = demoPlaceBook()
const first = (keyword: string) => findCities(book, keyword).list[0]

test.each([
  ['Beijing', 'beijing', null, null],
  ['beijing', 'beijing', null, null],
  ['bei jing', 'beijing', null, null],
  ['beijin', 'beijing', null, null],
  ['北京', 'beijing', '北京', 'Also known as 北京'],
  ['北京市', 'beijing', '北京市', 'Also known as 北京市'],
  ['Peking', 'beijing', 'Peking', 'Also known as Peking'],
  ['bj', 'beijing', '北京', 'Also known as 北京'],
  ['東京', 'tokyo', '東京', 'Also known as 東京'],
  ['东京', 'tokyo', '東京', 'Also known as 東京'],
  ['廣州', 'guangzhou', '广州', 'Also known as 广州'],
  ['Canton', 'guangzhou', 'Canton', 'Also known as Canton'],
  ['reykjavik', 'reykjavik', null, null],
  ['Shangai', 'shanghai', null, 'Did you mean Shanghai?'],
  ['Toyko', 'tokyo', null, 'Did you mean Tokyo?'],
  ['Kioto', 'kyoto', null, 'Did you mean Kyoto?'],
  ['Bacrelona', 'barcelona', null, 'Did you mean Barcelona?'],
  ['guangdong', 'guangzhou', null, 'In Guangdong'],
  ['日本', 'tokyo', '日本', 'In Japan'],
  ['riben', 'tokyo', '日本', 'In Japan'],
  ['Japan', 'tokyo', null, 'In Japan'],
  ['朝阳区', 'beijing', '朝阳区', 'Chaoyang District is in Beijing'],
  ['Gion', 'kyoto', null, 'Gion is in Kyoto'],
  ['清水寺', 'kyoto', '清水寺', 'Kiyomizu-dera is in Kyoto'],
  ['Baoding', 'beijing', null, 'No stays in Baoding yet. Beijing is 141 km away'],
  ['保定', 'beijing', '保定', 'No stays in Baoding yet. Beijing is 141 km away'],
  ['Osaka', 'kyoto', null, 'No stays in Osaka yet. Kyoto is 43 km away'],
])('%s leads to %s (%s): %s', (keyword, cityId, matchedName, reason) => {
  const found = first(keyword)
  expect([found?.city.id, found?.matchedName, found?.reason]).toEqual([cityId, matchedName, reason])
})

test.each([
  ['Lagos', 'Lagos, Nigeria'],
  ['臺北', 'Taipei, Taiwan'],
])('no stays are in reach of %s, and it is known as %s', (keyword, unservedPlace) =>
  expect(findCities(book, keyword)).toEqual({ list: [], unservedPlace }),
)

test.each(['qqqq', '', '  ', 'zz', '🙂'])('%j finds nothing', (keyword) =>
  expect(findCities(book, keyword)).toEqual({ list: [], unservedPlace: null }),
)

test('a country leads to all its cities with stays', () => {
  expect(findCities(book, 'Japan').list.map(({ city }) => city.id)).toEqual(['tokyo', 'kyoto'])
})

test('of towns with one name the one near by comes first', () => {
  const namesake = (lat: number, lng: number) => findCities(book, 'Fuzhou', { lat, lng }).list[0]?.place.localName
  expect(namesake(26, 119)).toBe('福州')
})

test('each of the demo’s cities is found first by its own name and stands for one place', () => {
  const ids = book.cityPlaces.map(({ city }) => city?.id)
  expect(new Set(ids).size).toBe(40)
  expect(book.cityPlaces.filter(({ city }) => first(city?.name ?? '')?.city !== city)).toEqual([])
})

test('a city that is on no map is found all the same', () => {
  const [kyoto] = book.cityPlaces.filter(({ city }) => city?.id === 'kyoto')
  if (!kyoto?.city) throw new Error('no Kyoto')
  const island = {
    ...kyoto.city,
    id: 'nowhere',
    name: 'Nowhere Island',
    localName: '乌有岛',
    otherNames: [],
    lat: 0,
    lng: -30,
  }
  const found = findCities(demoPlaceBook([island]), '乌有岛').list[0]
  expect([found?.city.id, found?.reason]).toEqual(['nowhere', 'Also known as 乌有岛'])
})

test.each([
  ['in the middle of Kyoto', 35.01, 135.77, 'kyoto', 'Kyoto, Japan'],
  ['in Baoding', 38.85, 115.49, 'beijing', 'Baoding, Hebei, China'],
  ['on the ocean', 0, -140, 'vancouver', null],
])('whoever is %s is nearest to', (_where, lat, lng, cityId, around) => {
  expect(nearestCity(book, { lat, lng })?.city.id).toBe(cityId)
  expect(placeAround(book, { lat, lng })?.showLabel ?? null).toBe(around)
})
