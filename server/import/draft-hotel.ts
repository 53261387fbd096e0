import { currencyOf } from '@/domain/money/currency'
import { cleanLine } from './clean-text'
import { countryCodeOf } from './country-code'
import { draftContact } from './draft-contact'
import { draftFacilities } from './draft-facilities'
import { draftNames, type NamesDraft } from './draft-names'
import { draftPoint } from './draft-point'
import { draftReview } from './draft-review'
import { draftRooms } from './draft-rooms'
import { type Fact, factNames } from './field-aliases'
import type { Drafted, HotelDraft } from './hotel-draft'
import { hourIn } from './hour-in'
import { RecordReader } from './record-reader'
import type { SourceRecord } from './source-record'
import { yearIn } from './year-in'

/** Kinds of places to sleep; files of maps hold others too. */
const LODGING =
  /hotel|hostel|motel|guest.?house|apart|chalet|resort|\binn\b|ryokan|lodge|lodging|accommodation|\bb\s?(&|and|n)\s?b\b|bed (and|&) breakfast|villa|pension|riad|homestay|hostal|posada|parador|酒店|宾馆|旅馆|客栈|民宿|旅店|饭店|青旅|青年旅舍|公寓|度假/i

/** What else stands in files of maps and cities. */
const OTHER_KIND =
  /museum|gallery|artwork|attraction|viewpoint|information|picnic|camp|caravan|zoo|theme.?park|aquarium|restaurant|caf[eé]|\bbar\b|shop|store|station|airport|school|hospital|office|church|temple|景点|博物馆|餐厅|餐馆|商店|车站|机场|学校|医院/i

/** What an operator says of a whole file on the command line. */
export interface FileWords {
  /** ISO code of the country in which all its hotels are, whatever map and address say; null where it is not said. */
  readonly countryCode: string | null
  readonly isPlaceTrusted: boolean
}

const NO_WORDS: FileWords = { countryCode: null, isPlaceTrusted: false }

/** Makes of one entry of a file what can be made of it, and says what cannot. */
export function draftHotel(record: SourceRecord, words: FileWords = NO_WORDS): Drafted {
  const reader = new RecordReader<Fact>(record.fields, factNames)
  const names = draftNames(reader)
  const label = labelOf(typeof names === 'string' ? reader.text('name') || reader.text('id') : names.name)
  const result = typeof names === 'string' ? { refusal: names } : draftNamed(reader, names, words)
  return {
    line: record.line,
    label,
    draft: result.draft ?? null,
    refusal: result.refusal ?? null,
    refusedRooms: result.refusedRooms ?? 0,
    notes: reader.notes,
    unused: reader.unused(),
  }
}

const labelOf = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text) || '(no name)'

interface DraftResult {
  readonly draft?: HotelDraft
  readonly refusal?: string
  readonly refusedRooms?: number
}

/** The draft, or why there can be none. */
function draftNamed(reader: RecordReader<Fact>, names: NamesDraft, words: FileWords): DraftResult {
  const kind = reader.text('kind')
  if (!LODGING.test(kind) && OTHER_KIND.test(kind)) return { refusal: `it is no lodging (${kind})` }
  const point = draftPoint(reader)
  if (typeof point === 'string') return { refusal: point }
  const override = reader.text('countryOverride')
  const country = override || words.countryCode || reader.text('country')
  const countryCode = country === '' ? '' : countryCodeOf(country)
  if (countryCode === null) return { refusal: `"${country}" is no known country` }
  const currencyCode = reader.text('currency').toUpperCase()
  if (currencyCode !== '' && !currencyOf(currencyCode))
    return { refusal: `currency "${currencyCode}" is no ISO 4217 code that we have a rate for` }
  const review = draftReview(reader)
  const { rooms, refused } = draftRooms(reader)
  reader.value('score')
  const isChecked = reader.isYes('placeChecked')
  const draft: HotelDraft = {
    ownId: reader.text('id', 200),
    ...names,
    ...point,
    ...addressOf(reader),
    ...draftContact(reader),
    countryCode,
    isPlaceTrusted: words.isPlaceTrusted || isChecked || override !== '' || words.countryCode !== null,
    currencyCode,
    intro: reader.longText('intro'),
    priceFrom: priceFromOf(reader),
    checkIn: hourIn(reader, 'checkIn', 'first'),
    checkOut: hourIn(reader, 'checkOut', 'last'),
    star: starOf(reader),
    brand: reader.text('brand', 80) || null,
    openYear: yearIn(reader, 'opened'),
    renovateYear: yearIn(reader, 'renovated'),
    facilities: draftFacilities(reader),
    isOnSale: !reader.isYes('isDeleted'),
    rooms,
    reviews: review ? [review] : [],
  }
  return { draft, refusedRooms: refused }
}

function addressOf(reader: RecordReader<Fact>): Pick<HotelDraft, 'address' | 'district' | 'cityName' | 'stateName'> {
  const street = [reader.text('street'), reader.text('houseNumber')].filter(Boolean).join(' ')
  const cityName = named(reader.text('city', 100))
  const stateName = named(reader.text('state', 100))
  const place = [cityName, [stateName, reader.text('postcode', 20)].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const full = reader.text('fullAddress')
  const parts = [street || full, full.includes(cityName) && !street ? '' : place]
  return {
    address: parts.filter(Boolean).join(', '),
    district: named(reader.text('district', 80)),
    cityName,
    stateName,
  }
}

/** A name without signs at its ends. */
const named = (text: string): string => cleanLine(text.replace(/^[\s·,;|/-]+|[\s·,;|/-]+$/g, ''))

function starOf(reader: RecordReader<Fact>): number | null {
  const text = reader.text('stars')
  if (text === '') return null
  const star = Number(/^([1-5])(\.[05])?\s*(s|\*|stars?|星|星级)?$/i.exec(text)?.[1])
  if (star >= 2) return star
  reader.note(`stars "${text}" can't be shown: a grade is 2 to 5`)
  return null
}

function priceFromOf(reader: RecordReader<Fact>): number | null {
  const price = reader.number('priceFrom')
  if (price === null || price > 0) return price
  reader.note(`priceFrom ${price} is no price`)
  return null
}
