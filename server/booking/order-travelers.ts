import { eq, sql } from 'drizzle-orm'
import type { HotelOrder, RoomGuest } from '@/contract/order'
import { idTypeName, maskIdNumber } from '@/domain/account/id-number'
import { openIdNumber, openTraveler, sealIdNumber } from '../account/travelers'
import type { Executor } from '../kernel/database/executor'
import { orderTraveler, purchase, hotelOrder } from '../kernel/database/schema/orders'
import { mixOrder } from '../kernel/database/schema/mix-orders'
import { exchangeOrder } from '../kernel/database/schema/vouchers'
import { badInput } from '../kernel/errors'
import type { Services } from '../kernel/services'
import type { OrderRow } from './repository/orders'

/** Binds an encrypted number to its order and room, so that it opens in no other row. */
const sealedFor = (order: Pick<OrderRow, 'id' | 'userId'>, room: number) => ({
  userId: order.userId,
  id: `${order.id} ${room}`,
})

/** Whose names stand on an order: one guest a room of a hotel order, and all guests of the one room of an exchange. */
type OrderWithGuests = Pick<OrderRow, 'id' | 'userId' | 'guests' | 'checkOut'>

/**
 * Stores the saved traveler that was chosen for each guest of a new order, as it now is; travelerIds has null where none was.
 * Throws 400 where one is not among the buyer's own travelers, or has another name than the guest.
 */
export async function storeTravelers(
  tx: Executor,
  services: Services,
  order: OrderWithGuests,
  travelerIds: readonly (string | null)[],
): Promise<void> {
  for (const [room, travelerId] of travelerIds.entries()) {
    if (travelerId === null) continue
    const traveler = await openTraveler(tx, services, { userId: order.userId, travelerId })
    if (!traveler || traveler.name !== order.guests[room]?.name)
      throw badInput(`guests.${room}.travelerId`, 'This traveler has changed. Please choose or write the name again.')
    const { idType, idNo } = traveler
    const sealed = sealIdNumber(services, sealedFor(order, room), idNo)
    await tx.insert(orderTraveler).values({ orderId: order.id, room, idType, checkOut: order.checkOut, ...sealed })
  }
}

/** Makes the documents on an order those of a part of it: each is encrypted for its new row. */
export async function passTravelersOn(
  tx: Executor,
  services: Services,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  partId: string,
): Promise<void> {
  const rows = await tx.delete(orderTraveler).where(eq(orderTraveler.orderId, id)).returning()
  for (const row of rows) {
    const idNo = openIdNumber(services.env.secret, { ...sealedFor({ id, userId }, row.room), ...row })
    const sealed = sealIdNumber(services, sealedFor({ id: partId, userId }, row.room), idNo ?? '')
    await tx.insert(orderTraveler).values({ ...row, ...sealed, orderId: partId })
  }
}

/** Masked documents of an order's guests, by room from 0. */
export type GuestDocuments = ReadonlyMap<number, NonNullable<HotelOrder['guests'][number]['document']>>

/** Reads the documents on an order for its owner. */
export async function maskedDocuments(
  db: Executor,
  secret: string,
  order: Pick<OrderRow, 'id' | 'userId'>,
): Promise<GuestDocuments> {
  const rows = await db.select().from(orderTraveler).where(eq(orderTraveler.orderId, order.id))
  return new Map(rows.map((row) => [row.room, maskedDocument(secret, order, row)]))
}

function maskedDocument(
  secret: string,
  order: Pick<OrderRow, 'id' | 'userId'>,
  { room, idType, sealedIdNo, sealKeyId }: typeof orderTraveler.$inferSelect,
) {
  const idNo = openIdNumber(secret, { ...sealedFor(order, room), sealedIdNo, sealKeyId })
  return { idTypeName: idTypeName(idType), idNo: maskIdNumber(idNo ?? '') }
}

const guestsOfOrder = sql<RoomGuest[]>`coalesce(${hotelOrder.guests}, ${exchangeOrder.guests}, ${mixOrder.guests})`

/** Returns the travelers on a user's orders for the account's export, as JSON texts with masked document numbers. */
export async function orderTravelersOfFile({ database, env }: Services, uid: string): Promise<string[]> {
  const rows = await database.db
    .select({ traveler: orderTraveler, orderNo: purchase.orderNo, guests: guestsOfOrder })
    .from(orderTraveler)
    .innerJoin(purchase, eq(purchase.id, orderTraveler.orderId))
    .leftJoin(hotelOrder, eq(hotelOrder.id, orderTraveler.orderId))
    .leftJoin(exchangeOrder, eq(exchangeOrder.id, orderTraveler.orderId))
    .leftJoin(mixOrder, eq(mixOrder.id, orderTraveler.orderId))
    .where(eq(purchase.userId, uid))
    .orderBy(orderTraveler.orderId, orderTraveler.room)
  return rows.map(({ traveler, orderNo, guests }) => {
    const { room, orderId: id } = traveler
    const name = guests[room]?.name ?? ''
    return JSON.stringify({ orderNo, room, name, ...maskedDocument(env.secret, { id, userId: uid }, traveler) })
  })
}
