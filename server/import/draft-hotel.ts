import { createHash } from 'node:crypto'
import { countryCodeOf } from './country-code'
import { draftFacilities } from './draft-facilities'
import { draftNames, type NamesDraft } from './draft-names'
import { draftPoint } from './draft-point'
import { draftReview } from './draft-review'
import { draftRooms } from './draft-rooms'
import type { Drafted, HotelDraft } from './hotel-draft'
import { RecordReader } from './record-reader'
import type { SourceRecord } from './source-record'
import { yearIn } from './year-in'

/** Kinds of places to sleep; files of maps hold others too. */
const LODGING = /^(hotel|hostel|motel|guest_?house|apartment|chalet|resort|inn|ryokan|lodge|.*hotels?)$/i

/** Makes of one entry of a file what can be made of it, and says what cannot. */
export function draftHotel(record: SourceRecord): Drafted {
  const reader = new RecordReader(record)
  const names = draftNames(reader)
  const label = names?.name ?? (reader.text('id') || '(no name)')
  const result = names ? draftNamed(reader, names) : 'it has no name in any language'
  const isDraft = typeof result !== 'string'
  return {
    line: record.line,
    label,
    draft: isDraft ? result : null,
    refusal: isDraft ? null : result,
    notes: reader.notes,
    unused: reader.unused(),
  }
}

/** The draft, or why there can be none. */
function draftNamed(reader: RecordReader, names: NamesDraft): HotelDraft | string {
  const kind = reader.text('kind')
  if (kind !== '' && !LODGING.test(kind)) return `it is no lodging (${kind})`
  const point = draftPoint(reader)
  if (!point) return 'it has no place on the map (latitude and longitude)'
  const country = reader.text('country')
  const countryCode = country === '' ? '' : countryCodeOf(country)
  if (countryCode === null) return `"${country}" is no known country`
  const review = draftReview(reader)
  return {
    sourceId: reader.text('id') || madeId(names.name, point.lat, point.lng),
    ...names,
    ...point,
    ...addressOf(reader),
    countryCode,
    currencyCode: reader.text('currency').toUpperCase(),
    intro: reader.text('intro'),
    phone: reader.text('phone'),
    star: starOf(reader),
    brand: reader.text('brand') || null,
    openYear: yearIn(reader, 'opened'),
    renovateYear: yearIn(reader, 'renovated'),
    facilities: draftFacilities(reader),
    isOnSale: !reader.isYes('isDeleted'),
    rooms: draftRooms(reader),
    reviews: review ? [review] : [],
  }
}

function addressOf(reader: RecordReader): Pick<HotelDraft, 'address' | 'district' | 'cityName' | 'stateName'> {
  const street = [reader.text('street'), reader.text('houseNumber')].filter(Boolean).join(' ')
  const cityName = reader.text('city')
  const stateName = reader.text('state')
  const place = [cityName, [stateName, reader.text('postcode')].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const full = reader.text('fullAddress')
  return {
    address: [street || full, place].filter(Boolean).join(', '),
    district: reader.text('district'),
    cityName,
    stateName,
  }
}

function starOf(reader: RecordReader): number | null {
  const text = reader.text('stars')
  if (text === '') return null
  const star = Number(/^([1-5])(\.5)?\s*(s|\*|stars?)?$/i.exec(text)?.[1])
  if (star >= 2) return star
  reader.note(`stars "${text}" can't be shown: a grade is 2 to 5`)
  return null
}

function madeId(name: string, lat: number, lng: number): string {
  return createHash('sha256')
    .update(`${name}|${lat.toFixed(3)}|${lng.toFixed(3)}`)
    .digest('hex')
    .slice(0, 20)
}
