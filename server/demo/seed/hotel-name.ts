import { brands, houses } from './data/hotel-names'
import type { CitySeed, DistrictSeed, StreetSeed } from '../../stays/reference/city-seed'
import { type AddressStyle, countries, type NameScript } from '../../stays/reference/countries'
import type { Draw } from '../../stays/reference/draw'

/** A hotel's name in English and in the local script, and the brand that it carries, if any. */
export interface HotelName {
  readonly name: string
  readonly localName: string
  readonly brand: string | null
}

type LocalForm = (brand: string, district: string) => string

const localForms: Readonly<Record<Exclude<NameScript, 'latin'>, LocalForm>> = {
  zh: (brand, district) => `${brand}酒店（${district}店）`,
  ja: (brand, district) => `${brand}ホテル ${district}`,
  ko: (brand, district) => `${brand} 호텔 ${district}`,
  th: (brand, district) => `โรงแรม${brand} ${district}`,
  ar: (brand, district) => `فندق ${brand} ${district}`,
}

/** Picks a name for a hotel of that many stars and adds it to `taken`, the names of the city. A name already taken is disambiguated by its street. */
export function hotelName(
  draw: Draw,
  city: CitySeed,
  star: number,
  where: { district: DistrictSeed; street: StreetSeed; number: number },
  taken: Set<string>,
): HotelName {
  const made = draw.chance(60) ? branded(draw, city, star, where.district) : house(draw, city, where.district, taken)
  const [street, streetLocal] = where.street
  const name = taken.has(made.name) ? `${made.name}, ${where.number} ${street}` : made.name
  const localName = taken.has(made.name) ? `${made.localName} ${streetLocal} ${where.number}` : made.localName
  if (taken.has(name)) return hotelName(draw, city, star, { ...where, number: where.number + 2 }, taken)
  taken.add(name)
  return { name, localName, brand: made.brand }
}

function branded(draw: Draw, city: CitySeed, star: number, [district, districtLocal]: DistrictSeed): HotelName {
  const brand = draw.pick(brands.filter((one) => one.star === star))
  const script = scriptOf(city)
  const name = `${brand.name} ${draw.chance(35) ? `${city.name} ${district}` : district}`
  const localName = script === 'latin' ? name : localForms[script](brand.local[script], districtLocal)
  return { name, localName, brand: brand.name }
}

function house(draw: Draw, city: CitySeed, [district]: DistrictSeed, taken: ReadonlySet<string>): HotelName {
  const [plain, chinese] = draw.pick(houses[city.setting])
  const name = taken.has(plain) ? `${plain} ${district}` : plain
  return { name, localName: scriptOf(city) === 'zh' ? chinese : name, brand: null }
}

function scriptOf(city: CitySeed): NameScript {
  return countries[city.countryCode]?.script ?? 'latin'
}

/** An address in English and as it is written in the country. */
interface HotelAddress {
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
