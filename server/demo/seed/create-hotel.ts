import type { NearbyPlace } from '../../kernel/database/schema/catalogue-json'
import type { CitySeed, StreetSeed } from '../../stays/reference/city-seed'
import { distanceMetres, type Point } from '@/domain/stays/location'
import type { HotelRow, PackageRow, RoomTypeRow } from '../../stays/repository/catalogue'
import {
  type HolidayNames,
  createDayRules,
  createNights,
  type RoomDayRuleRow,
  type RoomNightRow,
} from './create-nights'
import { createReviews, type ReviewFacts, type ReviewRow } from './create-reviews'
import type { DemoAccount } from './people'
import type { Picture } from '../../kernel/pictures/picture-library'
import { featuresOf } from '../../stays/search/hotel-features'
import { countries } from '../../stays/reference/countries'
import { basicFacilities, type FacilityKind, moreFacilities } from '../../stays/reference/facility-kinds'
import { characters, closings, feePolicy, openings, policyChoices, remarks } from './data/hotel-text'
import holidays from '../../stays/reference/holidays.json'
import type { Draw } from '../../stays/reference/draw'
import { fillText } from './fill-text'
import { hotelAddress, type HotelName, hotelName } from './hotel-name'
import { hotelPictures } from './hotel-pictures'
import { createPackages } from '../../stays/reference/rate-plans'
import { createRooms } from './create-rooms'
import type { PictureChoice } from '../../stays/reference/picture-choice'

/** Landmarks of the city around a point, the nearest first, at most five. */
function nearbyPlaces(city: CitySeed, point: Point): NearbyPlace[] {
  return city.landmarks
    .map(([name, kind, lat, lng]) => ({ name, kind, metres: distanceMetres(point, { lat, lng }), lat, lng }))
    .sort((one, other) => one.metres - other.metres)
    .slice(0, 5)
}

/** Describes a distance in everyday words: "a six-minute walk", "a short ride". */
function walkText(metres: number): string {
  const minutes = Math.max(2, Math.round(metres / 80))
  if (minutes <= 25) return `a walk of ${minutes} minutes`
  return metres < 8000 ? 'a short ride' : `about ${Math.round(metres / 1000)} km`
}

/** One made-up hotel with all its rows. */
export interface SeedHotel {
  readonly city: CitySeed
  readonly hotel: HotelRow
  readonly rooms: readonly RoomTypeRow[]
  readonly packages: readonly PackageRow[]
  readonly nights: readonly RoomNightRow[]
  readonly dayRules: readonly RoomDayRuleRow[]
  readonly reviews: readonly ReviewRow[]
  /** Words that fill texts about it. */
  readonly placeholders: Readonly<Record<string, string>>
  /** Whether the landmark in those words can be walked to. */
  readonly isWalkable: boolean
}

/** What a hotel is made from; now is the moment of seeding and seedDay its day. */
interface HotelSeeding {
  readonly draw: Draw
  readonly city: CitySeed
  readonly rank: number
  readonly head: Picture
  readonly pictures: PictureChoice
  readonly takenNames: Set<string>
  readonly mostReviews: number
  /** Who writes its reviews. */
  readonly people: readonly DemoAccount[]
  readonly now: Date
  readonly seedDay: string
}

const HOLIDAYS: Readonly<Record<string, HolidayNames>> = holidays

/** Makes up one hotel of a real city, with rooms, packages, exceptional nights and reviews. */
export function createHotel(making: HotelSeeding): SeedHotel {
  const { draw, city, pictures } = making
  const id = `h${draw.id(9)}`
  const star = draw.pick([2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5])
  const country = countries[city.countryCode]
  if (!country) throw new RangeError(`no facts of country ${city.countryCode}`)
  const { currencyCode } = country
  const place = placeOf(making, star)
  const rooms = createRooms(draw, pictures, { hotelId: id, city, star, currencyCode })
  const roomCount = rooms.reduce((sum, room) => sum + room.stock, 0)
  const placeholders = { ...place.words, rooms: String(roomCount) }
  const { isWalkable } = place
  const roomNames = rooms.map((room) => room.name)
  const reviews = reviewsOf(making, star, { hotelId: id, rooms: roomNames, placeholders, isWalkable })
  const hotel: HotelRow = {
    id,
    cityId: city.id,
    ...place.columns,
    star,
    grade: gradeOf(star, place.columns.brand),
    ...yearsOf(making, reviews.length === 0),
    phone: `${city.phone ?? country.phone}${draw.between(10, 99)}`,
    countryCode: city.countryCode,
    timeZone: city.timeZone,
    currencyCode,
    taxPercent: country.taxPercent,
    // The seeding counts them from the reviews.
    reviewScore: null,
    reviewCount: 0,
    scores: null,
    ...offeringOf(making, star),
    intro: [draw.pick(openings), draw.pick(characters[city.setting]), draw.pick(closings)]
      .map((text) => fillText(text, placeholders))
      .join(' '),
    rank: making.rank,
    isOnSale: true,
    email: '',
    website: '',
    priceFromMinor: null,
  }
  const packages = rooms.flatMap((room) => createPackages(draw, room, star, currencyCode))
  const { seedDay } = making
  const nights = createNights(draw, rooms, seedDay)
  const dayRules = createDayRules(draw, rooms, seedDay, HOLIDAYS[city.countryCode] ?? {})
  return { city, hotel, rooms, packages, nights, dayRules, reviews, placeholders, isWalkable }
}

/** The brand of five stars that stands above the others. */
const LUXURY_BRAND = 'Auremont'

function gradeOf(star: number, brand: string | null): number {
  return brand === LUXURY_BRAND ? 7 : star + 1
}

function placeOf({ draw, city, takenNames }: HotelSeeding, star: number) {
  const district = draw.pick(city.districts)
  const street = draw.pick(streetsIn(city, district[0]))
  const number = draw.between(2, 388)
  const lat = round(district[2] + (draw.next() - 0.5) * 0.014)
  const lng = round(district[3] + (draw.next() - 0.5) * 0.014)
  const nearby = nearbyPlaces(city, { lat, lng })
  const sights = nearby.filter(({ kind }) => kind !== 'Station' && kind !== 'Airport')
  const nearest = draw.pick(sights.slice(0, 2))
  const names = hotelName(draw, city, star, { district, street, number }, takenNames)
  return {
    columns: {
      ...names,
      otherNames: otherNamesOf(city, names),
      district: district[0],
      ...hotelAddress(city, district, street, number),
      lat,
      lng,
      nearby,
    },
    isWalkable: nearest.metres <= WALKABLE_METRES,
    words: {
      name: names.name,
      hotel: names.name,
      city: city.name,
      cityChinese: [city.localName, ...city.otherNames].find((name) => /^\p{Script=Han}+$/u.test(name)) ?? city.name,
      district: district[0],
      street: street[0],
      landmark: landmarkWord(nearest.name),
      walk: walkText(nearest.metres),
    },
  }
}

/** Returns the streets of a district, or all of the city's when none is assigned to it. */
function streetsIn({ streets }: CitySeed, district: string): readonly StreetSeed[] {
  const here = streets.filter(([, , districts]) => districts === undefined || districts.includes(district))
  return here.length > 0 ? here : streets
}

/** In Chinese, people put the city before the name of a house. */
function otherNamesOf(city: CitySeed, { localName }: HotelName): string[] {
  return city.countryCode === 'CN' && !localName.startsWith(city.localName) ? [`${city.localName}${localName}`] : []
}

/** So far is still a walk in reviews and posts. */
const WALKABLE_METRES = 1_800

const COMMON_NOUN =
  /\b(Museum|Park|Palace|Station|Airport|Market|Temple|Tower|Garden|Gardens|Bridge|Cathedral|Academy)$/

/** A landmark's name as it stands inside a sentence: "the British Museum", but "Burj Khalifa". */
function landmarkWord(name: string): string {
  return COMMON_NOUN.test(name) && !name.startsWith('The ') && !name.includes("'s ")
    ? `the ${name}`
    : name.replace(/^The /, 'the ')
}

function reviewsOf(making: HotelSeeding, star: number, facts: Omit<ReviewFacts, 'now' | 'people'>) {
  const { draw, pictures, mostReviews, people, now } = making
  if (draw.chance(6)) return []
  const count = draw.between(Math.min(3, mostReviews), mostReviews)
  const mood = Math.min(0.95, 0.3 + star * 0.08 + draw.next() * 0.35)
  return createReviews(draw, pictures, { ...facts, people, now }, count, mood)
}

function yearsOf({ draw, now }: HotelSeeding, isNew: boolean) {
  const thisYear = now.getUTCFullYear()
  const openYear = isNew ? thisYear : draw.between(1988, thisYear - 1)
  const isRenovated = openYear < thisYear - 8 && draw.chance(70)
  return { openYear, renovateYear: isRenovated ? draw.between(openYear + 5, thisYear - 1) : null }
}

function offeringOf({ draw, city, head, pictures }: HotelSeeding, star: number) {
  const possible = moreFacilities.filter((facility) => facility.fromStar <= star)
  const kinds = [...basicFacilities, ...draw.some(possible, 2 + star)].sort(byFacilityOrder)
  const facilities = kinds.map(({ icon, name, isFree }) => ({ icon, name, isFree }))
  const tags = kinds.toReversed().flatMap((kind) => (kind.tag ? [kind.tag] : []))
  const isEarly = draw.chance(40)
  return {
    headPictureId: head.id,
    pictures: hotelPictures(draw, pictures, head, city, facilities),
    tags: tags.slice(0, 3),
    facilities,
    features: featuresOf(facilities),
    policies: [...policyChoices.map(([title, ...choices]) => ({ title, text: draw.pick(choices) })), feePolicy],
    knowBeforeYouGo: draw.some(remarks, draw.between(1, 3)),
    checkinFrom: isEarly ? '14:00' : '15:00',
    checkinUntil: star >= 3 ? '24:00' : '23:00',
    checkoutUntil: draw.pick(['11:00', '12:00']),
  }
}

function byFacilityOrder(one: FacilityKind, other: FacilityKind): number {
  return one.fromStar - other.fromStar
}

function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}
