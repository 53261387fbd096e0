import tzLookup from 'tz-lookup'
import { countries } from 'countries-list'
import { currencyOf } from '@/domain/money/currency'
import type { PictureLibrary } from '../pictures/picture-library'
import { foldText } from '../quotes/fold-text'
import type { CityRow } from '../repositories/catalogue-rows'
import { isAtHome } from '../seed/data/picture-homes'
import { placeKinds } from '../seed/data/picture-kinds'
import { Draw } from '../seed/draw'
import { distanceMetres } from '../seed/make/distance-metres'
import { PictureChoice } from '../seed/make/picture-choice'
import type { HotelDraft } from './hotel-draft'

/** A city of that name this far away is another one. */
const SAME_NAME_METRES = 80_000
/** Hotels this near to a city belong to it, whatever their suburb is called. */
const SUBURB_METRES = 30_000

/** What finding a hotel's city needs. */
export interface CityFacts {
  /** All cities, those made by this import too. */
  readonly cities: readonly CityRow[]
  /** Ids of the cities that were there before. */
  readonly known: ReadonlySet<string>
  /** Currencies with an exchange rate. */
  readonly currencies: ReadonlySet<string>
  readonly pictures: PictureLibrary
}

/** The city that a hotel belongs to: one of its name near by, else a known one around it, else a new one; or the reason why there is none. */
export function cityOfDraft(draft: HotelDraft, facts: CityFacts): CityRow | string {
  const near = facts.cities
    .filter((city) => draft.countryCode === '' || city.countryCode === draft.countryCode)
    .map((city) => ({ city, metres: distanceMetres(draft, city) }))
    .sort((one, other) => one.metres - other.metres)
  const named = near.find(({ city, metres }) => metres < SAME_NAME_METRES && isCalled(city, draft.cityName))
  const around = near.find(({ city, metres }) => metres < SUBURB_METRES && facts.known.has(city.id))
  return (named ?? around)?.city ?? newCity(draft, facts)
}

function isCalled({ name, localName, otherNames }: CityRow, cityName: string): boolean {
  const wanted = plain(cityName)
  return wanted !== '' && [name, localName, ...otherNames].some((known) => plain(known) === wanted)
}

const plain = (name: string) => foldText(name.replace(/\bcity$/i, ''))

function newCity(draft: HotelDraft, { cities, currencies, pictures }: CityFacts): CityRow | string {
  const { cityName, countryCode, lat, lng } = draft
  if (cityName === '' || countryCode === '') return 'no known city is near, and its address names no city and country'
  const country = Object.entries(countries).find(([code]) => code === countryCode)?.[1]
  const currencyCode = draft.currencyCode || country?.currency[0]
  if (!country || !currencyCode || !currencies.has(currencyCode) || !currencyOf(currencyCode)) {
    return `there is no exchange rate for ${currencyCode ?? 'the currency'} of ${countryCode}`
  }
  const id = freeId(cities, [cityName, draft.stateName, countryCode])
  const kinds = placeKinds.metropolis
  return {
    id,
    name: cityName,
    localName: cityName,
    otherNames: [],
    countryCode,
    countryName: country.name,
    isAbroad: countryCode !== 'CN',
    timeZone: tzLookup(lat, lng),
    currencyCode,
    lat,
    lng,
    pictureId: new PictureChoice(pictures, 1).pick(new Draw(`city ${id}`), kinds, isAtHome({ id, countryCode })).id,
    intro: '',
    hotRank: null,
    hotelCount: 0,
  }
}

/** The shortest id that no other city has: its name, with state, with country. */
function freeId(cities: readonly CityRow[], words: readonly string[]): string {
  const slugs = words.map((word) => foldText(word.replace(/\s+/g, '_')).replace(/_/g, '-')).filter(Boolean)
  const candidates = slugs.map((_, index) => slugs.slice(0, index + 1).join('-'))
  return candidates.find((id) => cities.every((city) => city.id !== id)) ?? `${slugs.join('-')}-${cities.length}`
}
