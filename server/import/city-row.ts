import { countries } from 'countries-list'
import tzLookup from 'tz-lookup'
import { currencyOf } from '@/domain/money/currency'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import type { CityRow } from '../repositories/catalogue-rows'
import { Draw } from '../seed/draw'
import { PictureChoice } from '../seed/make/picture-choice'
import type { HotelDraft } from './hotel-draft'
import type { HotelPlace } from './place-hotel'

/** Pictures that could be of any town. */
const ANY_TOWN: ReadonlySet<string> = new Set(['cafe', 'flowers'])

/** With what a city's row is made. */
export interface CityRowParts {
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
