import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { hotel, ratePackage, review, roomDayRule, roomNight, roomType } from '../kernel/database/schema/catalogue'
import { hotelPicture, hotelSource } from '../kernel/database/schema/hotel-sources'

/** Whether orders, vouchers or posts are about a hotel, so that it can't be removed. */
export async function isHotelInUse(tx: Executor, hotelId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ inUse: boolean }>(sql`
    select exists (select 1 from hotel_order where hotel_id = ${hotelId})
      or exists (select 1 from coupon where hotel_id = ${hotelId})
      or exists (select 1 from moment where hotel_id = ${hotelId}) as "inUse"`)
  return rows[0]?.inUse ?? false
}

/** Takes a hotel off sale; its entry will be written again when it is imported. */
export async function takeOffSale(tx: Executor, hotelId: string): Promise<void> {
  await tx.update(hotel).set({ isOnSale: false }).where(eq(hotel.id, hotelId))
  await tx.update(ratePackage).set({ isOnSale: false }).where(eq(ratePackage.hotelId, hotelId))
  await tx.update(hotelSource).set({ contentHash: '' }).where(eq(hotelSource.hotelId, hotelId))
}

/** Removes a hotel that nothing is about, with all that belongs to it, from wish lists too. */
export async function removeHotel(tx: Executor, hotelId: string): Promise<void> {
  const ofHotel = sql`select id from room_type where hotel_id = ${hotelId}`
  for (const table of [roomNight, roomDayRule]) await tx.delete(table).where(sql`${table.roomTypeId} in (${ofHotel})`)
  for (const table of [ratePackage, roomType, review, hotelPicture, hotelSource])
    await tx.delete(table).where(eq(table.hotelId, hotelId))
  for (const table of ['collection', 'removed_wish', 'feed_item'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where biz_type = 'hotel' and biz_id = ${hotelId}`)
  await tx.execute(sql`delete from recent_view where business_type = 'hotel' and business_id = ${hotelId}`)
  await tx.delete(hotel).where(eq(hotel.id, hotelId))
}
