import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '../../kernel/database/executor'
import { hotel, ratePackage, roomType } from '../../kernel/database/schema/catalogue'
import { skuImport } from '../../kernel/database/schema/hotel-sources'
import { mixOrder } from '../../kernel/database/schema/mix-orders'
import { couponOrder, sku, skuReminder, skuRoom } from '../../kernel/database/schema/vouchers'
import type { HotelRow } from '../../stays/repository/catalogue'

/** A SKU as it is stored. */
export type SkuRow = typeof sku.$inferSelect

/** What an operator's entry has become. */
export type SkuImportRow = typeof skuImport.$inferSelect

/** A room type in which vouchers can be used. */
export interface UsableRoom {
  readonly id: string
  readonly name: string
  readonly pictureIds: readonly string[]
}

/** A hotel with the room types that it sells, in their order. */
export interface HotelWithRooms {
  readonly hotel: HotelRow
  readonly rooms: readonly UsableRoom[]
}

/** The hotel of the first of some ids that there is, with its room types on sale; null where there is none. */
export async function readHotelWithRooms(db: Executor, ids: readonly string[]): Promise<HotelWithRooms | null> {
  const found = await db
    .select()
    .from(hotel)
    .where(inArray(hotel.id, [...ids]))
  const [first] = found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  if (!first) return null
  const isSold = sql`exists (select 1 from ${ratePackage} where ${ratePackage.roomTypeId} = ${roomType.id} and ${ratePackage.isOnSale})`
  const rooms = await db
    .select({ id: roomType.id, name: roomType.name, pictureIds: roomType.pictureIds })
    .from(roomType)
    .where(and(eq(roomType.hotelId, first.id), isSold))
    .orderBy(asc(roomType.sort), asc(roomType.id))
  return { hotel: first, rooms }
}

/** Entries of a source that were imported before. */
export const readSkuImports = (db: Executor, source: string): Promise<SkuImportRow[]> =>
  db.select().from(skuImport).where(eq(skuImport.source, source)).orderBy(asc(skuImport.sourceId))

/** Remembers what an entry has become, from which file and what content. */
export async function writeSkuImport(tx: Executor, row: SkuImportRow): Promise<void> {
  const { path, contentHash } = row
  const target = [skuImport.source, skuImport.sourceId]
  await tx.insert(skuImport).values(row).onConflictDoUpdate({ target, set: { path, contentHash } })
}

/** How many of a SKU there are, and how many of them are held or sold. */
export async function readStock(db: Executor, skuId: string): Promise<{ stock: number; taken: number } | null> {
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
  return row ? { stock: row.stock, taken: row.held + row.sold } : null
}

/** Whether a new start of sale differs from the stored one for which reminders are still to be sent. */
export async function isAwaitedSaleMoved(
  tx: Executor,
  { id, saleStart }: Pick<SkuRow, 'id' | 'saleStart'>,
): Promise<boolean> {
  const isMoved = sql`${sku.saleStart} is distinct from ${saleStart?.toISOString() ?? null}::timestamptz`
  const [waiting] = await tx
    .select({ id: sku.id })
    .from(sku)
    .innerJoin(skuReminder, and(eq(skuReminder.skuId, sku.id), isNull(skuReminder.sentAt)))
    .where(and(eq(sku.id, id), isMoved))
    .limit(1)
  return waiting !== undefined
}

/** Writes what is sold. What is held and sold stays as it is, and the stock is never below it; returns the stock. */
export async function putSku(tx: Executor, row: SkuRow): Promise<number> {
  const { id, held, sold, ...facts } = row
  const stock = sql`greatest(excluded.stock, ${sku.held} + ${sku.sold})`
  const [written] = await tx
    .insert(sku)
    .values({ id, held, sold, ...facts })
    .onConflictDoUpdate({ target: sku.id, set: { ...facts, stock } })
    .returning({ stock: sku.stock })
  return written?.stock ?? row.stock
}

/** Writes in which room types a SKU's vouchers can be used from now on; orders have theirs in their snapshot. */
export async function putSkuRooms(
  tx: Executor,
  skuId: string,
  rooms: readonly (typeof skuRoom.$inferSelect)[],
): Promise<void> {
  const ids = rooms.map(({ roomTypeId }) => roomTypeId)
  await tx.delete(skuRoom).where(and(eq(skuRoom.skuId, skuId), notInArray(skuRoom.roomTypeId, ids)))
  await tx
    .insert(skuRoom)
    .values([...rooms])
    .onConflictDoUpdate({
      target: [skuRoom.skuId, skuRoom.roomTypeId],
      set: { upgradeMinor: sql`excluded.upgrade_minor`, hotelId: sql`excluded.hotel_id` },
    })
}

/** Ends a SKU's sale unless it is over; its entry is written again when it is imported again. */
export async function endSale(tx: Executor, skuId: string, now: Date): Promise<void> {
  const saleEnd = sql`least(${sku.saleEnd}, ${now.toISOString()}::timestamptz)`
  await tx.update(sku).set({ saleEnd }).where(eq(sku.id, skuId))
  await tx.update(skuImport).set({ contentHash: '' }).where(eq(skuImport.skuId, skuId))
}

/** Whether there are orders of a SKU, with or without a date, which prevent its removal. */
export async function isSkuOrdered(tx: Executor, skuId: string): Promise<boolean> {
  const orders = tx.select({ id: couponOrder.id }).from(couponOrder).where(eq(couponOrder.skuId, skuId))
  const withDate = tx.select({ id: mixOrder.id }).from(mixOrder).where(eq(mixOrder.skuId, skuId))
  return (await unionAll(orders, withDate).limit(1)).length > 0
}

/** Removes a SKU that nobody has ordered, from wish lists too. */
export async function removeSku(tx: Executor, skuId: string): Promise<void> {
  for (const table of ['collection', 'removed_wish'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where biz_type = 'coupon' and biz_id = ${skuId}`)
  await tx.delete(sku).where(eq(sku.id, skuId))
}
