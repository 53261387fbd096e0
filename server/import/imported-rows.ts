import { createHash } from 'node:crypto'
import { minorAmount } from '@/domain/money/amount-text'
import type { HotelPictureRef } from '../kernel/database/schema/catalogue-json'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import type { CityRow, HotelRow, PackageRow, RoomTypeRow } from '../stays/repository/catalogue'
import { featuresOf } from '../stays/search/hotel-features'
import { countries } from '../stays/reference/countries'
import { Draw } from '../stays/reference/draw'
import { barePlan } from '../stays/reference/rate-plans'
import { PictureChoice, suitsRoom } from '../stays/reference/picture-choice'
import { foldPlaceName } from '../stays/names/place-names'
import type { HotelDraft, RoomDraft } from './hotel-draft'
import { isWard } from './place-hotel'

/** A short id that is the same for the same words. */
export const stableId = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 12)

/** An imported hotel with what it sells. */
interface ImportedRows {
  readonly hotel: HotelRow
  readonly rooms: readonly RoomTypeRow[]
  readonly packages: readonly PackageRow[]
}

/** Parts of the rows: the hotel's id, the picture library, and the ids of its own pictures. */
interface RowParts {
  readonly hotelId: string
  readonly library: PictureLibrary
  readonly pictures: readonly { readonly id: string; readonly url: string }[]
}

const EVERY_DAY_ALIKE = [100, 100, 100, 100, 100, 100, 100]

/** Behind all hotels of the catalogue, and within what the database holds. */
const FIRST_RANK = 1_000_000
const MOST_RANKS = 2_000_000_000

/** Returns the rows of a hotel's draft; check-in is 15:00 and check-out 11:00 where the file states no hours. */
export function importedRows(draft: HotelDraft, city: CityRow, parts: RowParts): ImportedRows {
  const rooms = withOwnIds(draft.rooms.map((room, sort) => roomRow(room, sort, { ...parts, city, draft })))
  return { hotel: hotelRow(draft, city, parts), rooms, packages: rooms.map(packageRow) }
}

/** A place in the recommended order that depends on the hotel alone. */
const rankOf = (hotelId: string) => FIRST_RANK + (Number.parseInt(stableId('rank', hotelId), 16) % MOST_RANKS)

function hotelRow(draft: HotelDraft, city: CityRow, parts: RowParts): HotelRow {
  const { hotelId } = parts
  const district = draft.district || districtIn(city, draft.cityName)
  const currencyCode = draft.currencyCode || city.currencyCode
  const shown = shownPictures(parts, draft.pictureCredit)
  const tags = draft.facilities.flatMap(({ tag }) => tag ?? [])
  return {
    id: hotelId,
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
    email: draft.email,
    website: draft.website,
    priceFromMinor: draft.priceFrom === null ? null : minorAmount(draft.priceFrom, currencyCode),
    lat: draft.lat,
    lng: draft.lng,
    countryCode: city.countryCode,
    timeZone: city.timeZone,
    currencyCode,
    taxPercent: countries[city.countryCode]?.taxPercent ?? 0,
    reviewScore: null,
    reviewCount: 0,
    scores: null,
    headPictureId: shown[0]?.id ?? '',
    pictures: shown,
    features: featuresOf(draft.facilities),
    tags: tags.slice(0, 3),
    intro: draft.intro,
    facilities: draft.facilities.map(({ icon, name, isFree }) => ({ icon, name, isFree })),
    policies: [],
    nearby: [],
    knowBeforeYouGo: [],
    checkinFrom: draft.checkIn ?? '15:00',
    checkinUntil: '24:00',
    checkoutUntil: draft.checkOut ?? '11:00',
    rank: rankOf(hotelId),
    isOnSale: draft.isOnSale,
  }
}

/** Returns the hotel's own pictures, or one illustrated room that could be anywhere: no pool, tower or palm that it may not have. */
function shownPictures({ hotelId, library, pictures: own }: RowParts, credit: string): HotelPictureRef[] {
  if (own.length > 0)
    return own.map(({ id, url }) => ({ id, category: 'hotel', credit: credit || new URL(url).hostname }))
  const neutral = new PictureChoice(library, 1).pick(
    new Draw(hotelId),
    ['bedroom'],
    ({ layout }) => layout === 'double',
  )
  return [{ id: neutral.id, category: 'hotel' }]
}

/** What an address calls its city where that is only a part of it. */
function districtIn({ name, localName, otherNames }: CityRow, stated: string): string {
  const folded = foldPlaceName(stated)
  const names = [name, localName, ...otherNames].map(foldPlaceName).filter(Boolean)
  if (folded === '') return ''
  const isCity = names.some((known) => folded === known || (folded.startsWith(known) && !isWard(stated)))
  return isCity ? '' : stated
}

interface RoomParts extends RowParts {
  readonly city: CityRow
  readonly draft: HotelDraft
}

function roomRow(room: RoomDraft, sort: number, { hotelId, city, draft, library }: RoomParts): RoomTypeRow {
  const id = `${hotelId}${stableId(room.name, room.bedText, room.maxGuests)}`
  const choice = new PictureChoice(library, 1)
  return {
    id,
    hotelId,
    name: room.name,
    pictureIds: [choice.pick(new Draw(id), ['bedroom'], suitsRoom(city, room.bedText)).id],
    areaSqm: null,
    bedText: room.bedText,
    windowText: '',
    maxGuests: room.maxGuests,
    maxAdults: room.maxGuests,
    facilities: [...room.facilities],
    stock: room.stock,
    isStockStated: room.isStockStated,
    baseMinor: minorAmount(room.rateAmount, draft.currencyCode || city.currencyCode),
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

/** A file states no terms: the strictest are promised, so that nobody is promised too much. */
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
