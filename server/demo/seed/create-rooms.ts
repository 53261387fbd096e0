import type { RoomTypeRow } from '../../stays/repository/catalogue'
import type { CitySeed } from '../../stays/reference/city-seed'
import { countries } from '../../stays/reference/countries'
import { otherRooms, type RoomKind, simplestRooms, windowChoices } from './data/room-kinds'
import { seasonsOf, weekdayPercents } from './data/season-profiles'
import type { Draw } from '../../stays/reference/draw'
import { type PictureChoice, suitsRoom } from '../../stays/reference/picture-choice'
import { wholePriceMinor } from '../../stays/reference/rate-plans'

/** What a hotel's rooms follow from. */
export interface RoomFacts {
  readonly hotelId: string
  readonly city: CitySeed
  readonly star: number
  readonly currencyCode: string
}

const CNY_BY_STAR: Readonly<Record<number, readonly [number, number]>> = {
  2: [170, 280],
  3: [300, 480],
  4: [540, 900],
  5: [1050, 2100],
}

const SQM_BY_STAR: Readonly<Record<number, number>> = { 2: 15, 3: 20, 4: 27, 5: 36 }

/** Makes three or four room types of a hotel, the simplest and cheapest first. */
export function createRooms(draw: Draw, pictures: PictureChoice, facts: RoomFacts): RoomTypeRow[] {
  const [least, most] = CNY_BY_STAR[facts.star] ?? [300, 480]
  const baseCny = draw.between(least, most) * facts.city.level
  const others = otherRooms.filter((room) => room.fromStar <= facts.star)
  const kinds = [
    draw.pick(simplestRooms.filter((room) => room.fromStar <= facts.star)),
    ...draw.some(others, draw.between(2, 3)).sort((one, other) => one.pricePercent - other.pricePercent),
  ]
  return kinds.map((kind, sort) => createRoom(draw, pictures, facts, kind, sort, baseCny))
}

function createRoom(
  draw: Draw,
  pictures: PictureChoice,
  { hotelId, city, star, currencyCode }: RoomFacts,
  kind: RoomKind,
  sort: number,
  baseCny: number,
): RoomTypeRow {
  const [bedroom] = pictures.some(draw, ['bedroom'], 1, suitsRoom(city, kind.bedText))
  const [bathroom] = pictures.some(draw, ['bathroom'], 1)
  return {
    id: `${hotelId}${'abcd'.charAt(sort)}`,
    hotelId,
    name: kind.name,
    pictureIds: [bedroom, bathroom].flatMap((picture) => (picture ? [picture.id] : [])),
    areaSqm: (SQM_BY_STAR[star] ?? 20) + kind.extraSqm + draw.between(-1, 3),
    bedText: kind.bedText,
    windowText: draw.pick(windowChoices),
    maxGuests: kind.maxGuests,
    maxAdults: kind.maxAdults,
    facilities: ['Free Wi-Fi', 'Air conditioning', ...kind.facilities],
    stock: draw.between(3, 20),
    baseMinor: wholePriceMinor((baseCny * kind.pricePercent) / 100, currencyCode),
    weekdayPercent: weekdayPercents(city.setting, star),
    seasons: seasonsOf(city),
    holidayPercent: countries[city.countryCode]?.holidayPercent ?? 115,
    sort,
    isStockStated: true,
  }
}
