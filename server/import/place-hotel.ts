import { createHash } from 'node:crypto'
import { foldPlaceName } from '../stays/names/place-names'
import { distanceMetres, type Point } from '@/domain/stays/location'
import { type BookCity, type CityBook, cityId } from './city-book'
import { countriesAt, isTerritoryOf, territoryAt } from './countries'
import type { HotelDraft } from './hotel-draft'
import { countries } from 'countries-list'
import tzLookup from 'tz-lookup'
import { currencyOf } from '@/domain/money/currency'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import type { CityRow } from '../stays/repository/catalogue'
import { Draw } from '../stays/reference/draw'
import { PictureChoice } from '../stays/reference/picture-choice'

/** What an address may mean by its city, the likeliest first: as it stands, without "city" and the like, without what stands in brackets, and its parts. */
function statedNames(text: string): string[] {
  const bare = text.replace(/\s*[([（【].*?[)\]）】]\s*/g, ' ').trim()
  const parts = bare.split(/\s*[/,;|·]\s*|\s+-\s+/).filter(Boolean)
  const names = [text, bare, ...parts].flatMap((name) => [name, withoutRank(name)])
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))]
}

const withoutRank = (name: string): string =>
  name
    .replace(/^(city|town|municipality|greater) (of )?/i, '')
    .replace(/[\s-]+(city|town|shi|si|municipality)$/i, '')
    .replace(/(?<=\p{Script=Han}{2,})[市县縣都府]$/u, '')

/** Whether a name is that of a ward or district, which is never a city. */
export const isWard = (name: string): boolean =>
  /[区區]$|[구]$|-(ku|gu)$|\b(ward|borough|district|arrondissement)$/iu.test(name.trim())

/** Where a hotel belongs: a city of the book, or one that only its address names. */
export interface HotelPlace {
  readonly countryCode: string
  readonly cityId: string
  /** Null where the book does not know the city. */
  readonly city: BookCity | null
}

/** What of an entry decides where it belongs. */
export type StatedPlace = Pick<HotelDraft, 'lat' | 'lng' | 'cityName' | 'stateName' | 'countryCode' | 'isPlaceTrusted'>

/** A hotel further than this from the city of its address is not there. */
const CITY_METRES = 100_000
/** Parts of a city are no further than this from its center. */
const PART_METRES = 60_000
/** So far a large city reaches where nothing else is known by the name. */
const SUBURB_METRES = 20_000
const LARGE_CITY = 500_000
/** A city of fewer people may have a namesake that the book does not know. */
const WELL_KNOWN = 15_000
/** No hotel without a city in its address is further than this from one. */
const NEAR_METRES = 60_000

/** Finds a hotel's country and city by its entry and the city book alone; returns the reason when it cannot. */
export function placeHotel(stated: StatedPlace, book: CityBook): HotelPlace | string {
  const countryCode = countryOf(stated, book)
  if (typeof countryCode !== 'string') return countryCode.refusal
  const names = statedNames(stated.cityName)
  const part = names.map((name) => book.withPart(name, stated, PART_METRES)).find((city) => city !== null)
  const known = part ?? namedCity(names, stated, countryCode, book)
  if (known) return inBook(known)
  if (names.length === 0 || names.some(isWard)) {
    const city = cityAround(stated, countryCode, book)
    return city ? inBook(city) : 'its address names no city, and none is near'
  }
  const far = stated.isPlaceTrusted ? null : farFromCity(names, stated, countryCode, book)
  if (far !== null) return far
  const suburbOf = largeCityAround(stated, countryCode, book)
  return suburbOf ? inBook(suburbOf) : { countryCode, cityId: ownId(stated, countryCode, book), city: null }
}

const inBook = (city: BookCity): HotelPlace => ({ countryCode: city.countryCode, cityId: city.id, city })

function countryOf(stated: StatedPlace, book: CityBook): string | { readonly refusal: string } {
  const { lat, lng, countryCode, isPlaceTrusted } = stated
  if (isPlaceTrusted && countryCode !== '') return countryCode
  if (lat === 0 && lng === 0) return { refusal: 'its place on the map is 0, 0, which is open sea' }
  const around = countriesAt(stated)
  const nearest = around.size > 0 ? null : book.around(stated, '', NEAR_METRES)[0]?.city.countryCode
  const here = territoryAt(stated) ?? nearest ?? [...around][0]
  if (countryCode === '') return here ?? { refusal: `its place on the map is on the open sea${swapHint(stated, book)}` }
  if (countryCode === nearest) return countryCode
  if (here !== undefined && isTerritoryOf(stated, countryCode)) return here
  if (around.has(countryCode)) return countryCode
  const where = here === undefined ? 'on the open sea' : `in ${here}`
  return { refusal: `its address is in ${countryCode}, but its place on the map is ${where}${swapHint(stated, book)}` }
}

/** Of the cities called so near the hotel, one in the region of the address, else the nearest. */
function namedCity(names: readonly string[], stated: StatedPlace, countryCode: string, book: CityBook) {
  for (const name of names) {
    const near = book.called(name, countryCode, stated).filter(({ metres }) => metres <= CITY_METRES)
    const inRegion = near.find(
      ({ city }) => city.regionCode !== '' && city.regionCode === stated.stateName.toUpperCase(),
    )
    const found = inRegion ?? near[0]
    if (found) return found.city
  }
  return null
}

/** Why a hotel can't stand where a well-known city of its address is far away; null where none is. */
function farFromCity(names: readonly string[], stated: StatedPlace, countryCode: string, book: CityBook) {
  const region = countryCode === 'US' ? stated.stateName.toUpperCase() : ''
  const elsewhere = stated.countryCode === '' ? ['', countryCode] : [countryCode]
  const known = names
    .flatMap((name) => elsewhere.flatMap((country) => book.called(name, country, stated)))
    .filter(({ city }) => city.population >= WELL_KNOWN)
    .filter(({ city }) => !/^[A-Z]{2}$/.test(region) || city.regionCode === '' || city.regionCode === region)
  const nearest = known.toSorted((one, other) => one.metres - other.metres)[0]
  if (!nearest) return null
  const km = Math.round(nearest.metres / 1000)
  return `its place on the map is ${km} km from ${nearest.city.name}${swapHint(stated, book)}`
}

/** Returns a hint to check latitude and longitude when swapping them would place the hotel in its address's city or country. */
function swapHint({ lat, lng, cityName, countryCode }: StatedPlace, book: CityBook): string {
  const swapped: Point = { lat: lng, lng: lat }
  if (Math.abs(swapped.lat) > 90) return ''
  const fits =
    statedNames(cityName).some(
      (name) => (book.called(name, countryCode, swapped)[0]?.metres ?? Infinity) <= CITY_METRES,
    ) ||
    (countryCode !== '' && countriesAt(swapped).has(countryCode))
  return fits ? '; are latitude and longitude swapped?' : ''
}

/** The largest city in reach of its suburbs, else the nearest one. */
function cityAround(stated: StatedPlace, countryCode: string, book: CityBook): BookCity | null {
  const around = book.around(stated, countryCode, NEAR_METRES)
  const inReach = around.filter(({ metres }) => metres <= SUBURB_METRES)
  const largest = inReach.toSorted((one, other) => other.city.population - one.city.population)[0]
  return (largest ?? around[0])?.city ?? null
}

/** Of names in scripts that the book does not have, every city may be the one that is meant. */
function largeCityAround(stated: StatedPlace, countryCode: string, book: CityBook): BookCity | null {
  const isReadable = /[\p{Script=Latin}\p{Script=Han}]/u.test(stated.cityName)
  const largest = cityAround(stated, countryCode, book)
  if (!largest || distanceMetres(stated, largest) > SUBURB_METRES) return null
  return !isReadable || largest.population >= LARGE_CITY ? largest : null
}

/** An id that all hotels of a city outside the book share: by its name, country, and state or, without one, the large city that is nearest. */
function ownId(stated: StatedPlace, countryCode: string, book: CityBook): string {
  const region =
    foldPlaceName(stated.stateName) ||
    book.around(stated, countryCode, 400_000).find(({ city }) => city.population >= LARGE_CITY)?.city.id ||
    ''
  const key = [foldPlaceName(stated.cityName), countryCode, region].join('\u0000')
  return cityId(stated.cityName, `x${createHash('sha256').update(key).digest('hex').slice(0, 10)}`)
}

/** Pictures that could be of any town. */
const ANY_TOWN: ReadonlySet<string> = new Set(['cafe', 'flowers'])

/** With what a city's row is made. */
interface CityRowParts {
  readonly library: PictureLibrary
  /** Currencies with an exchange rate. */
  readonly currencies: ReadonlySet<string>
}

/** The row of a hotel's city as it is added where it is not there yet, or why the city can't be added. */
export function cityRow(place: HotelPlace, draft: HotelDraft, { library, currencies }: CityRowParts): CityRow | string {
  const { cityId: id, city, countryCode } = place
  const country = Object.entries(countries).find(([code]) => code === countryCode)?.[1]
  const currencyCode = country?.currency.find((code) => currencies.has(code) && currencyOf(code))
  if (!country) return `"${countryCode}" is no known country`
  if (!currencyCode) return `there is no exchange rate for ${country.currency[0] ?? 'the currency'} of ${countryCode}`
  const { lat, lng } = city ?? draft
  const name = city?.name ?? draft.cityName
  return {
    id,
    name,
    localName: city?.localName || name,
    otherNames: [...(city?.otherNames ?? [])],
    countryCode,
    countryName: country.name,
    isAbroad: countryCode !== 'CN',
    timeZone: tzLookup(lat, lng),
    currencyCode,
    lat,
    lng,
    pictureId: new PictureChoice(library, 1).pick(new Draw(`city ${id}`), ['street'], ({ layout }) =>
      ANY_TOWN.has(layout),
    ).id,
    intro: '',
    hotRank: null,
    hotelCount: 0,
  }
}
