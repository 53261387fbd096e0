import { matchCity } from '../../../server/quotes/match-city'
import type { CityRow } from '../../../server/repositories/catalogue-rows'

const city: CityRow = {
  id: 'xian',
  name: "Xi'an",
  localName: '西安',
  otherNames: ['西安市', 'Sian', "Chang'an", '长安', 'Xi An'],
  countryCode: 'CN',
  countryName: 'China',
  isAbroad: false,
  timeZone: 'Asia/Shanghai',
  currencyCode: 'CNY',
  lat: 34.26,
  lng: 108.93,
  pictureId: '',
  intro: '',
  hotRank: null,
  hotelCount: 0,
}
const reykjavik: CityRow = {
  ...city,
  name: 'Reykjavík',
  localName: 'Reykjavík',
  otherNames: ['雷克雅未克'],
  countryName: 'Iceland',
}

test.each([
  [city, "Xi'an", null],
  [city, 'xian', null],
  [city, ' XI AN ', null],
  [city, '西安', '西安'],
  [city, 'changan', "Chang'an"],
  [city, '长安', '长安'],
  [city, 'china', 'China'],
  [reykjavik, 'reykjavik', null],
  [reykjavik, 'REYKJAVÍK', null],
  [reykjavik, '雷克', '雷克雅未克'],
  [reykjavik, 'iceland', 'Iceland'],
])('%o goes with %s', (row, keyword, matchedName) => {
  expect(matchCity(row, keyword)).toMatchObject({ matchedName })
})

test.each(['paris', '東京', 'zzz'])('Xi’an does not go with %s', (keyword) => {
  expect(matchCity(city, keyword)).toBeNull()
})

test('a whole name is nearer than its beginning, and that nearer than its middle', () => {
  const distance = (keyword: string) => matchCity(reykjavik, keyword)?.distance ?? Infinity
  expect(distance('Reykjavik')).toBeLessThan(distance('Reyk'))
  expect(distance('Reyk')).toBeLessThan(distance('javik'))
})
