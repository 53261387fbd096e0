import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { hotel, ratePackage, roomType } from '../kernel/database/schema/catalogue'
import type { ShelfHotelRows, ShelfPackageRow, ShelfRoomRow } from '../search/make-shelf'
import { listedColumns } from './listed-hotels'
import { isPriced } from './priced-rooms'
import { type NightTuple, type RuleTuple, nightFields, ruleFields } from './night-tuples'

/** Everything on sale in a city, in recommended order, with its exceptional nights and rules from a day on. */
export interface CityShelfRows {
  readonly hotels: readonly ShelfHotelRows[]
  readonly nights: readonly NightTuple[]
  readonly rules: readonly RuleTuple[]
}

/** Reads a city for its shelf in four statements. */
export async function readCityShelf(executor: Executor, cityId: string, fromDay: string): Promise<CityShelfRows> {
  const ofCity = and(eq(hotel.cityId, cityId), eq(hotel.isOnSale, true))
  const hotels = await executor.select(listedColumns).from(hotel).where(ofCity).orderBy(asc(hotel.rank), asc(hotel.id))
  const rooms = await executor
    .select(roomColumns)
    .from(roomType)
    .innerJoin(hotel, eq(hotel.id, roomType.hotelId))
    .where(and(ofCity, isPriced))
    .orderBy(asc(roomType.sort), asc(roomType.id))
  const packages = await executor
    .select(packageColumns)
    .from(ratePackage)
    .innerJoin(hotel, eq(hotel.id, ratePackage.hotelId))
    .where(and(ofCity, eq(ratePackage.isOnSale, true)))
    .orderBy(asc(ratePackage.sort), asc(ratePackage.id))
  return { hotels: gather(hotels, rooms, packages), ...(await readCityNights(executor, cityId, fromDay)) }
}

const roomColumns = {
  id: roomType.id,
  hotelId: roomType.hotelId,
  stock: roomType.stock,
  isStockStated: roomType.isStockStated,
  baseMinor: roomType.baseMinor,
  weekdayPercent: roomType.weekdayPercent,
  seasons: roomType.seasons,
  holidayPercent: roomType.holidayPercent,
  maxGuests: roomType.maxGuests,
  maxAdults: roomType.maxAdults,
}

const packageColumns = {
  roomTypeId: ratePackage.roomTypeId,
  meal: ratePackage.meal,
  pricePercent: ratePackage.pricePercent,
  extraMinor: ratePackage.extraMinor,
  originalPercent: ratePackage.originalPercent,
  memberPercent: ratePackage.memberPercent,
  returnPolicy: ratePackage.returnPolicy,
  freeCancelDays: ratePackage.freeCancelDays,
  freeCancelTime: ratePackage.freeCancelTime,
  latePenalty: ratePackage.latePenalty,
  dayLimitMin: ratePackage.dayLimitMin,
  dayLimitMax: ratePackage.dayLimitMax,
  dayStep: ratePackage.dayStep,
  bookAheadDays: ratePackage.bookAheadDays,
  maxRooms: ratePackage.maxRooms,
}

function gather(
  hotels: readonly ShelfHotelRows['hotel'][],
  rooms: readonly (ShelfRoomRow & { readonly hotelId: string })[],
  packages: readonly (ShelfPackageRow & { readonly roomTypeId: string })[],
): ShelfHotelRows[] {
  const packagesOf = groupedBy(packages, ({ roomTypeId }) => roomTypeId)
  const sold = rooms.flatMap((room) => {
    const own = packagesOf.get(room.id)
    return own ? [{ hotelId: room.hotelId, room, packages: own }] : []
  })
  const roomsOf = groupedBy(sold, ({ hotelId }) => hotelId)
  return hotels.map((listed) => ({ hotel: listed, rooms: roomsOf.get(listed.id) ?? [] }))
}

function groupedBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

async function readCityNights(executor: Executor, cityId: string, fromDay: string) {
  const { rows } = await executor.execute<{ nights: NightTuple[] | null; rules: RuleTuple[] | null }>(sql`
    with room as (
      select r.id from room_type r join hotel h on h.id = r.hotel_id where h.city_id = ${cityId} and h.is_on_sale
    )
    select
      (select json_agg(${nightFields}) from room join room_night n on n.room_type_id = room.id
        where n.day >= ${fromDay}::date) as nights,
      (select json_agg(${ruleFields}) from room join room_day_rule d on d.room_type_id = room.id
        where d.day >= ${fromDay}::date) as rules`)
  return { nights: rows[0]?.nights ?? [], rules: rows[0]?.rules ?? [] }
}
