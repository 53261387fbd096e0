import type { Stay } from '@/contract/stay'
import type { HotelSort } from '@/contract/search'
import { addDays, nightsBetween } from '@/domain/days/civil-day'
import type { ListedHotel, ListedRoom } from '../../../server/stays/catalogue/catalogue'
import type { PackageRow, RoomTypeRow } from '../../../server/stays/repository/catalogue'
import type { NightTuple, RuleTuple } from '../../../server/stays/repository/sale-state'
import { hotelFeatures } from '../../../server/stays/search/hotel-features'
import type { SearchFilters } from '../../../server/stays/search/search-filters'
import type { Draw } from '../../../server/stays/reference/draw'

const FIRST_DAY = '2026-11-20'
const districts = ['Old Town', 'Harbour', 'Jing’an']
const names = ['Marlowe Row', 'Lantern Stop', 'Quiet Courtyard']
const meals = ['Room only', 'Breakfast for 2', 'Half board']

const dayNear = (draw: Draw) => addDays(FIRST_DAY, draw.between(0, 9))

/** Hotels of a small world where everything that can differ does. */
export const randomHotels = (draw: Draw): ListedHotel[] =>
  Array.from({ length: draw.between(0, 40) }, (_, at) => randomHotel(draw, `h${at}`, at + 1))

function randomHotel(draw: Draw, id: string, rank: number): ListedHotel {
  const district = draw.pick(districts)
  const named = {
    name: `${draw.pick(names)} ${district}`,
    localName: draw.pick(['马洛酒店', '静庭']),
    otherNames: [],
    district,
  }
  return {
    hotel: {
      id,
      cityId: 'town',
      ...named,
      star: 4,
      grade: draw.pick([null, 3, 4, 5, 6, 7]),
      timeZone: draw.pick(['Asia/Shanghai', 'America/New_York']),
      countryCode: draw.pick(['CN', 'US']),
      currencyCode: draw.pick(['CNY', 'JPY']),
      taxPercent: draw.pick([0, 6, 8.875]),
      reviewScore: draw.pick([null, 3.5, 4.5, 4.9]),
      reviewCount: 3,
      headPictureId: 'city-day-01',
      tags: [],
      features: hotelFeatures.flatMap(({ key }) => (draw.chance(40) ? [key] : [])),
      lat: 30 + draw.between(0, 5) / 100,
      lng: 120,
      rank,
    },
    rooms: Array.from({ length: draw.between(1, 3) }, (_, at) => randomRoom(draw, id, `${id}r${at}`)),
  }
}

function randomRoom(draw: Draw, hotelId: string, id: string): ListedRoom {
  const maxAdults = draw.between(1, 3)
  const room: RoomTypeRow = {
    id,
    hotelId,
    name: id,
    pictureIds: [],
    areaSqm: 20,
    bedText: '',
    windowText: '',
    maxAdults,
    maxGuests: maxAdults + draw.between(0, 1),
    facilities: [],
    isStockStated: true,
    stock: draw.between(0, 4),
    baseMinor: draw.between(100, 999) * 101,
    weekdayPercent: draw.pick([
      [100, 100, 100, 100, 117, 131, 100],
      [100, 100, 100, 100, 100, 100, 100],
    ]),
    seasons: draw.pick([[], [{ from: '11-23', to: '01-10', percent: 137 }]]),
    holidayPercent: draw.pick([100, 155]),
    sort: 1,
  }
  const packages = Array.from({ length: draw.between(1, 3) }, (_, at) => randomPackage(draw, hotelId, id, at))
  return { room, packages }
}

function randomPackage(draw: Draw, hotelId: string, roomTypeId: string, sort: number): PackageRow {
  return {
    id: `${roomTypeId}p${sort}`,
    hotelId,
    roomTypeId,
    name: '',
    meal: draw.pick(meals),
    includes: [],
    pricePercent: draw.pick([85, 100, 106]),
    extraMinor: draw.pick([0, 3_333]),
    originalPercent: draw.pick([null, 118]),
    memberPercent: draw.pick([null, 7, 12]),
    returnPolicy: draw.pick([1, 2, 3]),
    freeCancelDays: draw.between(0, 2),
    freeCancelTime: draw.pick(['12:00', '18:00']),
    latePenalty: 'full',
    confirmMinutes: 0,
    dayLimitMin: draw.pick([1, 1, 2]),
    dayLimitMax: draw.pick([2, 28]),
    dayStep: draw.pick([1, 1, 2]),
    bookAheadDays: draw.pick([0, 0, 3]),
    maxRooms: draw.pick([1, 5]),
    isOnSale: true,
    sort,
  }
}

/** So many nights and rules that happen to rooms of these hotels. */
export function randomChanges(draw: Draw, hotels: readonly ListedHotel[], count: number) {
  const rooms = hotels.flatMap((listed) => listed.rooms.map(({ room }) => room))
  if (rooms.length === 0) return { nights: [], rules: [] }
  const nights = Array.from({ length: count }, (): NightTuple => {
    const total = draw.between(0, 5)
    const held = draw.between(0, total)
    return [draw.pick(rooms).id, dayNear(draw), total, held, draw.between(0, total - held), draw.pick([null, 45_678])]
  })
  const rules = Array.from({ length: Math.floor(count / 3) }, (): RuleTuple => [
    draw.pick(rooms).id,
    dayNear(draw),
    draw.chance(30),
    draw.chance(30),
    draw.chance(20),
    draw.pick([null, 2]),
    draw.pick([null, 3]),
  ])
  return { nights, rules }
}

/** A stay in the days where things happen. */
export function randomStay(draw: Draw): Stay {
  const checkIn = dayNear(draw)
  const checkOut = addDays(checkIn, draw.between(1, 3))
  const rooms = draw.pick([1, 1, 2])
  const adults = draw.between(rooms, rooms * 3)
  return { checkIn, checkOut, nights: nightsBetween(checkIn, checkOut), rooms, adults, children: draw.between(0, 1) }
}

/** Some filters, most of them off. */
export function randomFilters(draw: Draw): SearchFilters {
  const few = <Item>(items: readonly Item[], most: number) =>
    draw.chance(50) ? [] : draw.some(items, draw.between(1, most))
  return {
    keyword: draw.pick(['', '', '', 'row', 'MARLOWE harbour', '静庭', 'jt', 'nowhere']),
    grades: few([3, 4, 5, 6, 7], 3),
    tags: few(['wifi', 'pool', 'spa', 'no-such-feature'], 2),
    areas: few([...districts, 'Elsewhere'], 2),
    freeCancellation: draw.chance(30),
    breakfast: draw.chance(30),
    priceFromMinor: draw.chance(25) ? draw.between(100, 900) * 100 : null,
    priceToMinor: draw.chance(25) ? draw.between(300, 2_000) * 100 : null,
  }
}

/** Any order. */
export const randomSort = (draw: Draw): HotelSort =>
  draw.pick(['recommended', 'price_low', 'price_high', 'rating', 'distance'])
