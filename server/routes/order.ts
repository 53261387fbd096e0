import { orderRoutes, type OrderTab } from '@/contract/order'
import { type NarrowOrderTab, orderTabOf, statusesOfTab } from '@/domain/booking/order-status'
import { cancelHotelOrder, noSuchOrder } from '../commands/cancel-hotel-order'
import { placeOrder } from '../commands/place-order'
import { cancelQuote } from '../orders/cancel-quote'
import { readOrderCursor, writeOrderCursor } from '../orders/order-cursor'
import { presentHotelOrder } from '../presenters/hotel-order'
import { presentOrderCard } from '../presenters/order-card'
import {
  countOrdersByStatus,
  findOrderByPayId,
  findOrderLogs,
  findOrderOfUser,
  findOrdersOfUser,
} from '../repositories/order'
import { findPaidAttempts } from '../repositories/payment'
import type { Services, SignedInUser } from '../kernel/services'
import { routeModule } from '../kernel/http/route-module'

const PAGE_SIZE = 20

/** Booking and looking after bookings; another's order reads like none. */
export const orderModule = routeModule(orderRoutes, {
  submitPackageOrder: (sent, { services, user, idempotencyKey }) =>
    placeOrder(services, { userId: user.uid, key: idempotencyKey, sent }),

  listOrders: (input, { services, user }) => listOrders(services, user, input),

  countOrders: (_input, { services, user }) => countOrders(services, user),

  getOrderDetail: async ({ orderid }, { services, user }) => {
    const order = await ownOrder(services, user, orderid)
    const { db } = services.database
    const paidAttempts = await findPaidAttempts(db, order.payId)
    const logs = await findOrderLogs(db, orderid)
    return presentHotelOrder({ order, paidAttempts, logs, support: services.env.support }, services.clock.now())
  },

  getPackageOrderByPayId: async ({ payId }, { services }) => {
    const order = await findOrderByPayId(services.database.db, payId)
    if (!order) throw noSuchOrder()
    return presentOrderCard(order, services.clock.now())
  },

  quoteCancel: async ({ orderid }, { services, user }) =>
    cancelQuote(await ownOrder(services, user, orderid), services.clock.now()),

  cancelHotelOrder: ({ orderid }, { services, user, idempotencyKey }) =>
    cancelHotelOrder(services, { userId: user.uid, orderId: orderid, key: idempotencyKey }),
})

async function ownOrder({ database }: Services, { uid }: SignedInUser, orderId: string) {
  const order = await findOrderOfUser(database.db, uid, orderId)
  if (!order) throw noSuchOrder()
  return order
}

async function listOrders(
  { database, clock }: Services,
  { uid }: SignedInUser,
  { tab = 'all', cursor, pageSize = PAGE_SIZE }: { tab?: OrderTab; cursor?: string; pageSize?: number },
) {
  const after = cursor === undefined ? null : readOrderCursor(cursor)
  const found = await findOrdersOfUser(database.db, uid, statusesOfTab(tab), { after, limit: pageSize + 1 })
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    list: shown.map((order) => presentOrderCard(order, clock.now())),
    nextCursor: found.length > pageSize && last ? writeOrderCursor(last) : null,
  }
}

async function countOrders({ database }: Services, { uid }: SignedInUser) {
  const counts: Record<NarrowOrderTab, number> = { to_pay: 0, to_confirm: 0, upcoming: 0, completed: 0, cancelled: 0 }
  for (const { status, amount } of await countOrdersByStatus(database.db, uid)) counts[orderTabOf(status)] += amount
  return counts
}
