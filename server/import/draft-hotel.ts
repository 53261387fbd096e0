import { cleanLine, isReadable, NAME_LENGTH, RecordReader } from './record-reader'
import { type Fact, factNames } from './field-aliases'
import type { Drafted, HotelDraft } from './hotel-draft'
import { currencyOf } from '@/domain/money/currency'
import { countryCodeOf } from './countries'
import { draftContact, draftFacilities, draftReview } from './draft-details'
import { draftRooms } from './draft-rooms'
import type { SourceRecord } from './records'

/** A hotel's names: the one to show first, the local one, and all others. */
type NamesDraft = Pick<HotelDraft, 'name' | 'localName' | 'otherNames'>

const MOST_OTHER_NAMES = 30

/** Reads the names of a hotel in all its languages, the English one first; returns the reason when none can be shown. */
function draftNames(reader: RecordReader<Fact>): NamesDraft | string {
  const given = readable(reader.text('name', Infinity))
  const byLanguage = [...reader.startingWith('name:').values()].map(readable)
  const english = readable(reader.text('englishName', Infinity))
  const branch = reader.text('branch')
  const name = english || given || byLanguage.find(Boolean)
  if (!name) return 'it has no name in any language'
  const shown = withBranch(name, branch)
  const localName = given === '' ? shown : withBranch(given, branch)
  const longest = Math.max(shown.length, localName.length)
  if (longest > NAME_LENGTH) return `its name has ${longest} characters; at most ${NAME_LENGTH} are shown`
  const others = [given, ...byLanguage, ...altNames(reader)]
  const fit = [...new Set(others)].filter((other) => other !== '' && other.length <= NAME_LENGTH)
  const otherNames = fit.filter((other) => other !== shown && other !== localName).slice(0, MOST_OTHER_NAMES)
  return { name: shown, localName, otherNames }
}

/** A name of nothing but signs is none. */
const readable = (name: string): string => (isReadable(name) ? name : '')

/** Distinguishes hotels of one chain by their branch. */
function withBranch(name: string, branch: string): string {
  return branch === '' || name.includes(branch) ? name : `${name} ${branch}`
}

function altNames(reader: RecordReader<Fact>): string[] {
  const prefixes = ['altname', 'shortname', 'officialname', 'oldname']
  const values = prefixes.flatMap((prefix) => [...reader.startingWith(prefix).values()])
  return values.flatMap((text) => text.split(';').map((part) => readable(part.trim())))
}

/** Where the hotel stands, in degrees, or why that is on no map. */
function draftPoint(reader: RecordReader<Fact>): { lat: number; lng: number } | string {
  const shape = reader.text('geometry')
  if (shape !== '' && shape !== 'Point') reader.addWarning(`${shape}: its middle is taken for the place`)
  const pair = reader.value('point')
  const [lng, lat] = Array.isArray(pair) ? middleOf(pair) : [reader.number('lng'), reader.number('lat')]
  if (typeof lat !== 'number' || typeof lng !== 'number') return 'it has no place on the map (latitude and longitude)'
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng }
  const hint = Math.abs(lat) <= 180 && Math.abs(lng) <= 90 ? '; are latitude and longitude swapped?' : ''
  return `its place ${lat}, ${lng} is on no map${hint}`
}

/** Returns a point itself, or the center of all points of a line or an outline; GeoJSON puts longitude first. */
function middleOf(coordinates: readonly unknown[]): [lng: number | null, lat: number | null] {
  const points = pointsIn(coordinates)
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  return points.length === 0 ? [null, null] : [mean(0), mean(1)]
}

function pointsIn(coordinates: readonly unknown[]): (readonly [number, number])[] {
  const [lng, lat] = coordinates
  if (typeof lng === 'number' && typeof lat === 'number') return [[lng, lat]]
  return coordinates.flatMap((inner) => (Array.isArray(inner) ? pointsIn(inner) : []))
}

/** Returns the first or last hour of a fact such as "from 14:00 to 22:00" or "3 pm" as HH:MM. Without one, returns null and adds a warning. */
function hourIn(reader: RecordReader<Fact>, fact: Fact, which: 'first' | 'last'): string | null {
  const text = reader.text(fact, 80)
  if (text === '') return null
  const hours = [...text.matchAll(/\b(\d{1,2})(?:[:.h：](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\b\.?)?/gi)].flatMap(
    ([, hour, minute = '00', half = '']) => wallTime(Number(hour), Number(minute), half.toLowerCase()) ?? [],
  )
  const hour = hours.at(which === 'first' ? 0 : -1)
  if (hour === undefined) reader.addWarning(`${fact} "${text}" has no hour in it`)
  return hour ?? null
}

function wallTime(hour: number, minute: number, half: string): string | null {
  const hours = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour
  if (hours > 23 || minute > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Returns the year of a fact that is a date or a year; otherwise returns null and adds a warning. */
function yearIn(reader: RecordReader<Fact>, fact: Fact): number | null {
  const text = reader.text(fact)
  if (text === '') return null
  const year = Number(/\b(1[5-9]\d\d|20\d\d)\b/.exec(text.slice(0, 10))?.[1])
  if (Number.isFinite(year)) return year
  reader.addWarning(`${fact} "${text}" has no year in it`)
  return null
}

/** Kinds of places to sleep; files of maps hold others too. */
const LODGING =
  /hotel|hostel|motel|guest.?house|apart|chalet|resort|\binn\b|ryokan|lodge|lodging|accommodation|\bb\s?(&|and|n)\s?b\b|bed (and|&) breakfast|villa|pension|riad|homestay|hostal|posada|parador|酒店|宾馆|旅馆|客栈|民宿|旅店|饭店|青旅|青年旅舍|公寓|度假/i

/** What else stands in files of maps and cities. */
const OTHER_KIND =
  /museum|gallery|artwork|attraction|viewpoint|information|picnic|camp|caravan|zoo|theme.?park|aquarium|restaurant|caf[eé]|\bbar\b|shop|store|station|airport|school|hospital|office|church|temple|景点|博物馆|餐厅|餐馆|商店|车站|机场|学校|医院/i

/** Defaults for a whole file, from the command line. */
export interface FileDefaults {
  /** ISO country code of all its hotels, whatever map and address state; null if not given. */
  readonly countryCode: string | null
  readonly isPlaceTrusted: boolean
}

const NO_DEFAULTS: FileDefaults = { countryCode: null, isPlaceTrusted: false }

/** Converts an entry of a file to a hotel draft, and reports what cannot be converted. */
export function draftHotel(record: SourceRecord, defaults: FileDefaults = NO_DEFAULTS): Drafted {
  const reader = new RecordReader<Fact>(record.fields, factNames)
  const names = draftNames(reader)
  const label = labelOf(typeof names === 'string' ? reader.text('name') || reader.text('id') : names.name)
  const result = typeof names === 'string' ? { refusal: names } : draftNamed(reader, names, defaults)
  return {
    line: record.line,
    label,
    draft: result.draft ?? null,
    refusal: result.refusal ?? null,
    refusedRooms: result.refusedRooms ?? 0,
    warnings: reader.warnings,
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
function draftNamed(reader: RecordReader<Fact>, names: NamesDraft, defaults: FileDefaults): DraftResult {
  const kind = reader.text('kind')
  if (!LODGING.test(kind) && OTHER_KIND.test(kind)) return { refusal: `it is no lodging (${kind})` }
  const point = draftPoint(reader)
  if (typeof point === 'string') return { refusal: point }
  const override = reader.text('countryOverride')
  const country = override || defaults.countryCode || reader.text('country')
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
    isPlaceTrusted: defaults.isPlaceTrusted || isChecked || override !== '' || defaults.countryCode !== null,
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
  reader.addWarning(`stars "${text}" can't be shown: a grade is 2 to 5`)
  return null
}

function priceFromOf(reader: RecordReader<Fact>): number | null {
  const price = reader.number('priceFrom')
  if (price === null || price > 0) return price
  reader.addWarning(`priceFrom ${price} is no price`)
  return null
}
