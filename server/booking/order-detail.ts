import type { HotelOrder } from '@/contract/order'
import { guestButtons } from '@/domain/orders/order-table'
import type { Services } from '../kernel/services'
import { noSuchOrder } from './cancel'
import { maskedDocuments } from './order-travelers'
import { presentHotelOrder } from './present'
import { findOrderOfUser, type OrderRow } from './repository/orders'
import { findPurchaseLogs } from './repository/purchases'
import { findPaidAttempts } from './repository/payments'
import { findRefundsOfPurchase } from './repository/refunds'
import { presentWaiver } from './waiver'

/** An order of a user; throws 404 for anybody else's. */
export async function findOwnOrder(
  { database }: Pick<Services, 'database'>,
  { uid }: { readonly uid: string },
  orderId: string,
): Promise<OrderRow> {
  const order = await findOrderOfUser(database.db, uid, orderId)
  if (!order) throw noSuchOrder()
  return order
}

/** An order with its payments, refunds and history, as its traveler sees it. */
export async function readOrderDetail(
  services: Pick<Services, 'database' | 'clock' | 'env'>,
  order: OrderRow,
): Promise<HotelOrder> {
  const { clock, env } = services
  const { db } = services.database
  const paidAttempts = await findPaidAttempts(db, order.payId)
  const logs = await findPurchaseLogs(db, order.id)
  const refunds = await findRefundsOfPurchase(db, order.id)
  const documents = await maskedDocuments(db, env.secret, order)
  const waiver = presentWaiver(services, order)
  const { support } = env
  return presentHotelOrder({ order, paidAttempts, logs, refunds, documents, waiver, support }, clock.now())
}

/** An order as a guest sees it: without documents and files, and with those actions only that a guest may take. */
export const asGuestSees = (order: HotelOrder): HotelOrder => ({
  ...order,
  guests: order.guests.map(({ name }) => ({ name })),
  waiver: order.waiver && { ...order.waiver, files: [] },
  buttons: guestButtons(order.buttons),
})
