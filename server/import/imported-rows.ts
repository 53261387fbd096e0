import { createHash } from 'node:crypto'
import { currencyOf } from '@/domain/money/currency'
import type { Picture } from '../pictures/picture'
import type { PictureLibrary } from '../pictures/picture-library'
import type { CityRow, HotelRow, PackageRow, RoomTypeRow } from '../repositories/catalogue-rows'
import { featuresOf } from '../search/hotel-features'
import { hotelSearchColumns } from '../search/hotel-search-columns'
import { countries } from '../seed/data/countries'
import { basicFacilities, moreFacilities } from '../seed/data/facility-kinds'
import { isAtHome } from '../seed/data/picture-homes'
import { Draw } from '../seed/draw'
import { barePlan } from '../seed/make/make-packages'
import { hotelPictures } from '../seed/make/hotel-pictures'
import { PictureChoice } from '../seed/make/picture-choice'
import { suitsRoom } from '../seed/make/suits-room'
import type { HotelDraft, RoomDraft } from './hotel-draft'

/** An imported hotel with what it sells. */
export interface ImportedRows {
  readonly hotel: HotelRow
  readonly rooms: readonly RoomTypeRow[]
  readonly packages: readonly PackageRow[]
}

const kinds = [...basicFacilities, ...moreFacilities]
const EVERY_DAY_ALIKE = [100, 100, 100, 100, 100, 100, 100]

/** A short id that is the same for the same words. */
export const stableId = (...words: readonly (string | number)[]): string =>
  createHash('sha256').update(words.join('\u0000')).digest('hex').slice(0, 12)

/** Rows of a hotel as its draft tells it; where a file says nothing of hours, check-in is 15:00 and check-out 11:00, and pictures are drawn ones. */
export function importedRows(
  draft: HotelDraft,
  city: CityRow,
  { hotelId, rank, library }: { hotelId: string; rank: number; library: PictureLibrary },
): ImportedRows {
  const choice = new PictureChoice(library, 12)
  const draw = new Draw(hotelId)
  const head = choice.pick(draw, ['hotel'], isAtHome(city))
  const rooms = draft.rooms.map((room, sort) => roomRow(room, sort, { hotelId, city, draft, choice }))
  return {
    hotel: hotelRow(draft, city, { hotelId, rank, head, draw, choice }),
    rooms: withOwnIds(rooms),
    packages: withOwnIds(rooms).map((room) => packageRow(room)),
  }
}

interface HotelParts {
  readonly hotelId: string
  readonly rank: number
  readonly head: Picture
  readonly draw: Draw
  readonly choice: PictureChoice
}

function hotelRow(draft: HotelDraft, city: CityRow, parts: HotelParts): HotelRow {
  const facilities = kinds.filter((kind) => draft.facilities.includes(kind.name))
  const district = draft.district || (draft.cityName !== city.name ? draft.cityName : '')
  return {
    ...hotelSearchColumns({ ...draft, district }),
    id: parts.hotelId,
    cityId: city.id,
    name: draft.name,
    localName: draft.localName,
    otherNames: [...draft.otherNames],
    star: draft.star,
    grade: draft.star === null ? null : draft.star + 1,
    brand: draft.brand,
    openYear: draft.openYear,
    renovateYear: draft.renovateYear,
    district,
    address: draft.address,
    addressLocal: draft.address,
    phone: draft.phone,
    lat: draft.lat,
    lng: draft.lng,
    countryCode: city.countryCode,
    timeZone: city.timeZone,
    currencyCode: draft.currencyCode || city.currencyCode,
    taxPercent: countries[city.countryCode]?.taxPercent ?? 0,
    reviewScore: null,
    reviewCount: 0,
    scores: null,
    headPictureId: parts.head.id,
    pictures: hotelPictures(parts.draw, parts.choice, parts.head, { ...city, setting: 'metropolis' }, facilities),
    features: featuresOf(facilities),
    tags: facilities.flatMap((kind) => kind.tag ?? []).slice(0, 3),
    intro: draft.intro,
    facilities: facilities.map(({ icon, name, isFree }) => ({ icon, name, isFree })),
    policies: [],
    nearby: [],
    knowBeforeYouGo: [],
    checkinFrom: '15:00',
    checkinUntil: '24:00',
    checkoutUntil: '11:00',
    rank: parts.rank,
    isOnSale: draft.isOnSale,
  }
}

interface RoomParts {
  readonly hotelId: string
  readonly city: CityRow
  readonly draft: HotelDraft
  readonly choice: PictureChoice
}

function roomRow(room: RoomDraft, sort: number, { hotelId, city, draft, choice }: RoomParts): RoomTypeRow {
  const exponent = currencyOf(draft.currencyCode || city.currencyCode)?.exponent ?? 2
  const id = `${hotelId}${stableId(room.name, room.bedText, room.maxGuests)}`
  const suits = suitsRoom(city, room.bedText)
  return {
    id,
    hotelId,
    name: room.name,
    pictureIds: choice.some(new Draw(id), ['bedroom'], 1, suits).map((picture) => picture.id),
    areaSqm: null,
    bedText: room.bedText,
    windowText: '',
    maxGuests: room.maxGuests,
    maxAdults: room.maxGuests,
    facilities: [...room.facilities],
    stock: room.stock,
    baseMinor: Math.round(room.rateAmount * 10 ** exponent),
    weekdayPercent: EVERY_DAY_ALIKE,
    seasons: [],
    holidayPercent: 100,
    sort,
  }
}

/** Rooms that differ in nothing but their rate are numbered in their order. */
function withOwnIds(rooms: readonly RoomTypeRow[]): RoomTypeRow[] {
  const seen = new Map<string, number>()
  return rooms.map((room) => {
    const times = (seen.get(room.id) ?? 0) + 1
    seen.set(room.id, times)
    return times === 1 ? room : { ...room, id: `${room.id}${times}` }
  })
}

/** A file tells no terms: the strictest are promised, so that nobody is promised too much. */
function packageRow(room: RoomTypeRow): PackageRow {
  return {
    ...barePlan,
    id: `${room.id}p`,
    hotelId: room.hotelId,
    roomTypeId: room.id,
    name: 'Standard rate, non-refundable',
    isOnSale: true,
    sort: 0,
  }
}
