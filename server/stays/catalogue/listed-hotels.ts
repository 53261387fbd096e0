import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { tradedCurrencies } from '@/domain/money/currency'
import { fxRate, hotel, ratePackage, roomType } from '../../kernel/database/schema/catalogue'
import type { ListedHotel } from './catalogue'
import type { Executor } from '../../kernel/database/executor'
import type { ListedHotelRow, PackageRow, RoomTypeRow } from '../repository/catalogue'

/** Higher nightly prices, in minor units of any currency, would lose precision in the total of a stay. */
const MOST_MINOR = 1_000_000_000_000

/** Whether a room's price can be computed: its hotel's currency has an exchange rate, and the amount is plausible. Lists hide other rooms. */
export const isPriced = sql`(
  ${hotel.currencyCode} = any(${sql.param([...tradedCurrencies])}::text[])
  and exists (select 1 from ${fxRate} where ${fxRate.currencyCode} = ${hotel.currencyCode})
  and ${roomType.baseMinor} <= ${MOST_MINOR}::bigint)`

/** Columns of a listed hotel. */
export const listedColumns = {
  id: hotel.id,
  cityId: hotel.cityId,
  name: hotel.name,
  localName: hotel.localName,
  otherNames: hotel.otherNames,
  star: hotel.star,
  grade: hotel.grade,
  district: hotel.district,
  timeZone: hotel.timeZone,
  countryCode: hotel.countryCode,
  currencyCode: hotel.currencyCode,
  taxPercent: hotel.taxPercent,
  reviewScore: hotel.reviewScore,
  reviewCount: hotel.reviewCount,
  headPictureId: hotel.headPictureId,
  contact: sql<string>`coalesce(nullif(${hotel.phone}, ''), nullif(${hotel.email}, ''), ${hotel.website})`,
  priceFromMinor: hotel.priceFromMinor,
  tags: hotel.tags,
  features: hotel.features,
  lat: hotel.lat,
  lng: hotel.lng,
  rank: hotel.rank,
}

/** Reads the hotels on sale of a city in recommended order, with the rooms and packages on sale, in one query. */
export function readListedHotelsOfCity(executor: Executor, cityId: string): Promise<ListedHotel[]> {
  return readWhere(executor, eq(hotel.cityId, cityId))
}

/** Reads hotels on sale by id, with the rooms and packages on sale, in one query. */
export function readListedHotels(executor: Executor, ids: readonly string[]): Promise<ListedHotel[]> {
  return readWhere(executor, sql`${hotel.id} = any(${sql.param([...ids])}::text[])`)
}

async function readWhere(executor: Executor, where: SQL): Promise<ListedHotel[]> {
  const rows = await executor
    .select({ listed: listedColumns, room: roomType, ratePackage })
    .from(hotel)
    .leftJoin(ratePackage, and(eq(ratePackage.hotelId, hotel.id), eq(ratePackage.isOnSale, true)))
    .leftJoin(roomType, and(eq(roomType.id, ratePackage.roomTypeId), isPriced))
    .where(and(where, eq(hotel.isOnSale, true)))
    .orderBy(
      asc(hotel.rank),
      asc(hotel.id),
      asc(roomType.sort),
      asc(roomType.id),
      asc(ratePackage.sort),
      asc(ratePackage.id),
    )
  return gather(rows)
}

interface Joined {
  listed: ListedHotelRow
  room: RoomTypeRow | null
  ratePackage: PackageRow | null
}

interface Gathered extends ListedHotel {
  readonly rooms: { readonly room: RoomTypeRow; readonly packages: PackageRow[] }[]
}

function gather(rows: readonly Joined[]): ListedHotel[] {
  const hotels: Gathered[] = []
  for (const row of rows) {
    let listed = hotels.at(-1)
    if (listed?.hotel.id !== row.listed.id) hotels.push((listed = { hotel: row.listed, rooms: [] }))
    if (!row.room || !row.ratePackage) continue
    let room = listed.rooms.at(-1)
    if (room?.room.id !== row.room.id) listed.rooms.push((room = { room: row.room, packages: [] }))
    room.packages.push(row.ratePackage)
  }
  return hotels
}
