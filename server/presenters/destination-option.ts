import type { DestinationOption } from '@/contract/destination'
import { type PictureLibrary, presentPicture } from '../kernel/pictures/picture-library'
import type { CityRow } from '../repositories/catalogue-rows'
import { todayIn } from '../kernel/time/zones'

/** The specification's source type of a city in a picker. */
const CITY_SOURCE = 30
/** A tap chooses the place. */
const CHOOSES = 1

/** A city as pickers show it, with the calendar day there. */
export function presentDestination(city: CityRow, pictures: PictureLibrary, now: Date): DestinationOption {
  const isNamedAfterCountry = city.name === city.countryName
  return {
    value: city.id,
    label: city.name,
    showLabel: isNamedAfterCountry ? city.name : `${city.name}, ${city.countryName}`,
    localName: city.localName,
    sourceType: CITY_SOURCE,
    clickType: CHOOSES,
    countryCode: city.countryCode,
    isAbroad: city.isAbroad,
    timeZone: city.timeZone,
    currencyCode: city.currencyCode,
    today: todayIn(city.timeZone, now),
    headImg: presentPicture(pictures, city.pictureId),
    hotelCount: city.hotelCount,
  }
}
