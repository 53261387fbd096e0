import type { CitySeed, DistrictSeed, StreetSeed } from '../data/city-seed'
import { type AddressStyle, countries } from '../data/countries'

/** An address in English and as it is written in the country. */
export interface HotelAddress {
  readonly address: string
  readonly addressLocal: string
}

type Parts = { city: string; district: string; street: string; number: number }

const styles: Readonly<Record<AddressStyle, (parts: Parts) => string>> = {
  cjk: ({ city, district, street, number }) => `${city}${district}${street}${number}号`,
  japanese: ({ city, district, street, number }) => `${city} ${district} ${street} ${number}`,
  korean: ({ city, district, street, number }) => `${city} ${district} ${street} ${number}`,
  'number-first': ({ city, district, street, number }) => `${number} ${street}, ${district}, ${city}`,
  'street-first': ({ city, district, street, number }) => `${street} ${number}, ${district}, ${city}`,
}

/** Writes an address in a real street and district of a city. */
export function hotelAddress(
  city: CitySeed,
  [district, districtLocal]: DistrictSeed,
  [street, streetLocal]: StreetSeed,
  number: number,
): HotelAddress {
  const style = countries[city.countryCode]?.addressStyle ?? 'number-first'
  const isStreetFirst = style === 'street-first'
  return {
    address: styles[isStreetFirst ? style : 'number-first']({ city: city.name, district, street, number }),
    addressLocal: styles[style]({ city: city.localName, district: districtLocal, street: streetLocal, number }),
  }
}
