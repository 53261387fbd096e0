import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { city, hotel, roomType } from '../../kernel/database/schema/catalogue'
import { sku, skuBuyer, skuRoom } from '../../kernel/database/schema/vouchers'
import { isSold, type SaleTime } from '../../stays/posts'

/** What is on sale, as it is stored. */
export type SkuRow = typeof sku.$inferSelect

/** A SKU by its id. */
export async function findSku(db: Executor, skuId: string): Promise<SkuRow | undefined> {
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
  return row
}

/** Ids of the SKUs on sale, in order of ids. */
export async function readSkuIdsOnSale(db: Executor, at: SaleTime): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select c.id from sku c where ${isSold(at)} order by c.id`)
  return rows.map(({ id }) => id)
}

/** The SKUs of a product in their order. */
export const findSkusOfProduct = (db: Executor, productId: string): Promise<SkuRow[]> =>
  db.select().from(sku).where(eq(sku.productId, productId)).orderBy(asc(sku.rank), asc(sku.id))

/** A room type in which vouchers can be used, with its hotel and city; and what a night in it costs on top. */
export type SkuRoomRow = Awaited<ReturnType<typeof findSkuRooms>>[number]

/** Room types by their ids, with hotel and city, in the order of their hotels. */
export const findRooms = (db: Executor, roomTypeIds: readonly string[]): Promise<Omit<SkuRoomRow, 'upgradeMinor'>[]> =>
  db
    .select({ room: roomType, hotel, city })
    .from(roomType)
    .innerJoin(hotel, eq(hotel.id, roomType.hotelId))
    .innerJoin(city, eq(city.id, hotel.cityId))
    .where(inArray(roomType.id, [...roomTypeIds]))
    .orderBy(asc(hotel.rank), asc(roomType.sort))

/** The room types in which a SKU's vouchers can be used: first those of the hotel that it names, the cheapest upgrade first. */
export const findSkuRooms = (db: Executor, skuId: string) =>
  db
    .select({ upgradeMinor: skuRoom.upgradeMinor, room: roomType, hotel, city })
    .from(skuRoom)
    .innerJoin(sku, eq(sku.id, skuRoom.skuId))
    .innerJoin(roomType, eq(roomType.id, skuRoom.roomTypeId))
    .innerJoin(hotel, eq(hotel.id, skuRoom.hotelId))
    .innerJoin(city, eq(city.id, hotel.cityId))
    .where(eq(skuRoom.skuId, skuId))
    .orderBy(sql`${hotel.id} <> ${sku.hotelId}`, asc(hotel.rank), asc(skuRoom.upgradeMinor), asc(roomType.sort))

/** How many of a SKU a person holds, has bought and not given back. */
export async function countBought(db: Executor, skuId: string, userId: string | null): Promise<number> {
  if (userId === null) return 0
  const isBuyer = and(eq(skuBuyer.skuId, skuId), eq(skuBuyer.userId, userId))
  const [row] = await db.select({ quantity: skuBuyer.quantity }).from(skuBuyer).where(isBuyer)
  return row?.quantity ?? 0
}

/** Counts vouchers for a person; false, without a change, where that would be more than the SKU's limit. */
export async function countForBuyer(
  tx: Executor,
  { id, limitPerUser }: Pick<SkuRow, 'id' | 'limitPerUser'>,
  userId: string,
  quantity: number,
): Promise<boolean> {
  if (limitPerUser !== null && quantity > limitPerUser) return false
  const { rows } = await tx.execute(sql`
    insert into sku_buyer (sku_id, user_id, quantity) values (${id}, ${userId}, ${quantity}::int)
    on conflict (sku_id, user_id) do update set quantity = sku_buyer.quantity + excluded.quantity
    where ${limitPerUser}::int is null or sku_buyer.quantity + excluded.quantity <= ${limitPerUser}::int
    returning quantity`)
  return rows.length === 1
}

/** Takes vouchers that a person gave back, or never paid, out of the person's count. */
export async function uncountForBuyer(tx: Executor, skuId: string, userId: string, quantity: number): Promise<void> {
  await tx
    .update(skuBuyer)
    .set({ quantity: sql`${skuBuyer.quantity} - ${quantity}::int` })
    .where(and(eq(skuBuyer.skuId, skuId), eq(skuBuyer.userId, userId)))
}

/** How many vouchers of a SKU nobody holds or has bought, read without a lock: good for refusing early, never for promising. */
export async function stockLeft(db: Executor, skuId: string): Promise<number> {
  const row = await findSku(db, skuId)
  return row ? row.stock - row.held - row.sold : 0
}

/** Holds vouchers of a SKU for an order; false, without a change, where fewer are left. */
export async function holdStock(tx: Executor, skuId: string, quantity: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update sku set held = held + ${quantity}::int
    where id = ${skuId} and held + sold + ${quantity}::int <= stock returning id`)
  return rows.length === 1
}

/** Marks held vouchers as sold. */
export async function sellHeldStock(tx: Executor, skuId: string, quantity: number): Promise<void> {
  await tx.execute(sql`
    update sku set held = held - ${quantity}::int, sold = sold + ${quantity}::int where id = ${skuId}`)
}

/** Sells vouchers that were not held before; returns false, without a change, if fewer are left. */
export async function sellFreeStock(tx: Executor, skuId: string, quantity: number): Promise<boolean> {
  if (!(await holdStock(tx, skuId, quantity))) return false
  await sellHeldStock(tx, skuId, quantity)
  return true
}

/** Gives held vouchers back to sale. */
export async function releaseStock(tx: Executor, skuId: string, quantity: number): Promise<void> {
  await tx.execute(sql`update sku set held = held - ${quantity}::int where id = ${skuId}`)
}

/** Gives sold vouchers back to sale. */
export async function returnSoldStock(tx: Executor, skuId: string, quantity: number): Promise<void> {
  await tx.execute(sql`update sku set sold = sold - ${quantity}::int where id = ${skuId}`)
}
