import { createPlaceBook, type PlaceBook } from '../../../server/stays/destinations/place-book'
import { readPlaceEdition } from '../../../server/stays/destinations/fill-places'
import type { CityRow } from '../../../server/stays/repository/catalogue'
import { allCities } from '../../../server/stays/reference/all-cities'
import { countries } from '../../../server/stays/reference/countries'
import { landmarkNames } from '../../../server/stays/reference/landmark-names'
import { projectFolder } from '../server/project-folder'

const cityRow = (seed: (typeof allCities)[number]): CityRow => ({
  id: seed.id,
  name: seed.name,
  localName: seed.localName,
  otherNames: [...seed.otherNames],
  countryCode: seed.countryCode,
  countryName: countries[seed.countryCode]?.name ?? '',
  isAbroad: seed.countryCode !== 'CN',
  timeZone: seed.timeZone,
  currencyCode: 'CNY',
  lat: seed.lat,
  lng: seed.lng,
  pictureId: '',
  intro: '',
  hotRank: seed.hotRank,
  hotelCount: 10,
})

/** The place book of the demo's cities, hot ones first; a city that no place is known for can be put beside them. */
export function demoPlaceBook(others: readonly CityRow[] = []): PlaceBook {
  const cities = allCities.map(cityRow)
  cities.sort((one, other) => (one.hotRank ?? 99) - (other.hotRank ?? 99))
  return createPlaceBook({
    cities: [...cities, ...others],
    places: readPlaceEdition(projectFolder).rows(),
    areas: allCities.flatMap(({ id: cityId, districts }) =>
      districts.map(([name, localName, lat, lng]) => ({ cityId, name, localName, lat, lng, hotelCount: 3 })),
    ),
    landmarks: allCities.flatMap(({ id: cityId, landmarks }) =>
      landmarks.map(([name, kind, lat, lng], at) => ({
        id: `${cityId}-${at + 1}`,
        cityId,
        kind,
        name,
        localName: landmarkNames[cityId]?.[at] ?? '',
        lat,
        lng,
      })),
    ),
    coupons: [
      { id: 'tea', hotelId: 'h1', cityId: 'hangzhou', name: 'Tea and a night by the lake', validUntil: '2026-12-31' },
      { id: 'old-tea', hotelId: 'h2', cityId: 'hangzhou', name: 'Tea for two', validUntil: '2026-01-31' },
    ],
  })
}
