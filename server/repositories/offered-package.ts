import { and, eq } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { city, hotel, ratePackage, roomType } from '../kernel/database/schema/catalogue'
import type { CityRow, HotelRow, PackageRow, RoomTypeRow } from './catalogue-rows'

/** A package on sale with the rows that it belongs to. */
export interface OfferedPackage {
  readonly ratePackage: PackageRow
  readonly roomType: RoomTypeRow
  readonly hotel: HotelRow
  readonly city: CityRow
}

/** Reads a package on sale by its id (the spec's pid); null where there is none. */
export async function readOfferedPackage(executor: Executor, pid: string): Promise<OfferedPackage | null> {
  const rows = await executor
    .select({ ratePackage, roomType, hotel, city })
    .from(ratePackage)
    .innerJoin(roomType, eq(roomType.id, ratePackage.roomTypeId))
    .innerJoin(hotel, eq(hotel.id, ratePackage.hotelId))
    .innerJoin(city, eq(city.id, hotel.cityId))
    .where(and(eq(ratePackage.id, pid), eq(ratePackage.isOnSale, true), eq(hotel.isOnSale, true)))
  return rows[0] ?? null
}
