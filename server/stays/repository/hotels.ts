import { and, asc, eq, gt, notInArray } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { hotelPicture } from '../../kernel/database/schema/hotel-sources'
import { city, hotel, ratePackage, roomType } from '../../kernel/database/schema/catalogue'
import type { CityRow, HotelRow, PackageRow, RoomTypeRow } from './catalogue'

/** A picture of an imported hotel. */
export type HotelPictureRow = typeof hotelPicture.$inferSelect

/** A picture without its content: its id and the URL that it was fetched from. */
export type HotelPictureSource = Pick<HotelPictureRow, 'id' | 'url'>

/** Reads the stored pictures of a hotel, in no order. */
export async function listHotelPictures(executor: Executor, hotelId: string): Promise<HotelPictureSource[]> {
  const { id, url } = hotelPicture
  return executor.select({ id, url }).from(hotelPicture).where(eq(hotelPicture.hotelId, hotelId))
}

/** Stores the added pictures of a hotel and deletes all others but the staying ones. */
export async function replaceHotelPictures(
  tx: Executor,
  hotelId: string,
  { staying, added }: { readonly staying: readonly HotelPictureSource[]; readonly added: readonly HotelPictureRow[] },
): Promise<void> {
  const ids = staying.map(({ id }) => id)
  await tx.delete(hotelPicture).where(and(eq(hotelPicture.hotelId, hotelId), notInArray(hotelPicture.id, ids)))
  if (added.length > 0) await tx.insert(hotelPicture).values([...added])
}

/** Reads the WebP file of an imported picture; null where there is none. */
export async function readHotelPictureContent(executor: Executor, id: string): Promise<Buffer | null> {
  const rows = await executor
    .select({ content: hotelPicture.content })
    .from(hotelPicture)
    .where(eq(hotelPicture.id, id))
  return rows[0]?.content ?? null
}

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

/** Reads ids and ranks of hotels on sale after a rank, in recommended order. */
export function readHotelRanks(executor: Executor, afterRank: number, limit: number) {
  return executor
    .select({ id: hotel.id, rank: hotel.rank })
    .from(hotel)
    .where(and(gt(hotel.rank, afterRank), eq(hotel.isOnSale, true)))
    .orderBy(asc(hotel.rank), asc(hotel.id))
    .limit(limit)
}
