import { pinyin } from 'pinyin-pro'
import { chineseNames } from './chinese-names.mjs'
import { addedCities } from './added-cities.mjs'
import { folded } from './folded.mjs'
import { placeSource } from './place-source.mjs'
import { syllablesOf } from './romanized.mjs'

const mostPeople = 100_000
const keyOf = ({ country, name }) => `${country} ${folded(name)}`
const seats = new Set(['PPLC', 'PPLA'])

/** Cities outside mainland China: those of many people, capitals, seats of regions, and all whose Chinese name is known. */
export function worldCities(allCities, countries) {
  const abroad = [...allCities, ...addedCities].filter(({ country }) => country !== 'CN' && countries.has(country))
  const chinese = new Map([
    ...exemplarCities(abroad),
    ...chineseNames.map(({ country, name, chinese: localName }) => [keyOf({ country, name }), localName]),
  ])
  const known = new Map(chineseNames.map((row) => [keyOf(row), row]))
  const unknown = chineseNames.filter((row) => !abroad.some((city) => keyOf(city) === keyOf(row)))
  if (unknown.length > 0)
    throw new Error(`no such city: ${unknown.map(({ country, name }) => `${country} ${name}`).join(', ')}`)
  const wanted = abroad.filter(
    (city) =>
      city.population >= mostPeople ||
      (seats.has(city.featureCode) && city.population >= 15_000) ||
      city.featureCode === 'PPLC' ||
      chinese.has(keyOf(city)),
  )
  const largest = new Map()
  for (const city of wanted) {
    const held = largest.get(keyOf(city))
    if (!held || held.population < city.population) largest.set(keyOf(city), city)
  }
  return [...largest.values()]
    .toSorted((one, other) =>
      one.population < other.population
        ? 1
        : one.population > other.population
          ? -1
          : one.cityId < other.cityId
            ? -1
            : 1,
    )
    .map((city) => {
      const { shownName = city.name, others = [] } = known.get(keyOf(city)) ?? {}
      const localName = chinese.get(keyOf(city)) ?? ''
      return {
        id: `g${city.cityId}`,
        parentId: city.country,
        countryCode: city.country,
        name: shownName,
        localName,
        pinyin: localName ? syllablesOf(pinyin, localName).join(' ') : '',
        otherNames: [city.name, ...others],
        lat: city.loc.coordinates[1],
        lng: city.loc.coordinates[0],
        population: city.population,
      }
    })
}

/** Chinese names of the cities that time zones are named after, from the Unicode locale data; the largest city of a name is meant. */
function exemplarCities(abroad) {
  const zones = (locale) =>
    placeSource(`cldr-dates-full/main/${locale}/timeZoneNames.json`).main[locale].dates.timeZoneNames.zone
  const english = zones('en')
  const largest = new Map()
  for (const city of abroad) {
    const held = largest.get(folded(city.name))
    if (!held || held.population < city.population) largest.set(folded(city.name), city)
  }
  return leaves(zones('zh')).flatMap(([path, { exemplarCity }]) => {
    const named = path.reduce((node, key) => node?.[key], english)?.exemplarCity ?? path.at(-1).replaceAll('_', ' ')
    const city = largest.get(folded(named))
    return exemplarCity && city ? [[keyOf(city), exemplarCity]] : []
  })
}

function leaves(node, path = []) {
  if (node._type === 'zone') return [[path, node]]
  return Object.entries(node).flatMap(([key, child]) =>
    typeof child === 'object' ? leaves(child, [...path, key]) : [],
  )
}
