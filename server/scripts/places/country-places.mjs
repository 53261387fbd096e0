import { pinyin } from 'pinyin-pro'
import { syllablesOf } from './romanized.mjs'

const byCode = (one, other) => (one < other ? -1 : 1)

/** Countries and regions that are better known by their short names. */
const shortNamed = new Set(['HK', 'MO', 'PS'])
const otherNames = {
  US: ['USA', 'America', 'United States of America'],
  GB: ['UK', 'Great Britain', 'England', '大不列颠'],
  AE: ['UAE'],
  KR: ['Korea', '南韩'],
  TR: ['Turkey'],
  CZ: ['Czech Republic'],
  NL: ['Holland'],
  MM: ['Burma'],
  CI: ['Ivory Coast'],
  HK: ['香港', 'HK', 'Xianggang'],
  MO: ['澳门', 'Macau', 'Aomen'],
  RU: ['Russian Federation'],
  VN: ['Viet Nam'],
}

/** All countries and regions that have a city, with their names from the Unicode locale data that is part of Node. */
export function countryPlaces(cities) {
  const names = (locale, style) => new Intl.DisplayNames(locale, { type: 'region', style })
  const [english, chinese] = [names('en', 'long'), names('zh', 'long')]
  const [shortEnglish, shortChinese] = [names('en', 'short'), names('zh', 'short')]
  return [...new Set(cities.map(({ country }) => country))].toSorted(byCode).map((id) => {
    const isShort = shortNamed.has(id)
    const localName = (isShort ? shortChinese : chinese).of(id)
    return {
      id,
      countryCode: id,
      name: (isShort ? shortEnglish : english).of(id),
      localName,
      pinyin: syllablesOf(pinyin, localName).join(' '),
      otherNames: [shortEnglish.of(id), shortChinese.of(id), ...(otherNames[id] ?? [])],
      ...middleOf(cities.filter(({ country }) => country === id)),
    }
  })
}

/** The capital stands for where a country is, else its largest city. */
function middleOf(cities) {
  const [seat] = cities.toSorted(
    (one, other) =>
      Number(other.featureCode === 'PPLC') - Number(one.featureCode === 'PPLC') || other.population - one.population,
  )
  return { lat: seat.loc.coordinates[1], lng: seat.loc.coordinates[0] }
}
