import { orderListRoutes } from '@/contract/order-list'
import { tabOfKind } from '@/domain/orders/order-tables'
import type { NarrowOrderTab } from '@/domain/orders/order-table'
import { setOrdersSeen } from '../account/repository/users'
import { routeModule } from '../kernel/http/route-module'
import type { Services, SignedInUser } from '../kernel/services'
import { listOrders } from './list-orders'
import { findOwnOrder } from './order-detail'
import { listOrderTips } from './order-tips'
import { presentVipType } from './present'
import { countOrdersByStatus } from './repository/order-lists'

/** The user's orders in lists. */
export const orderListModule = routeModule(orderListRoutes, {
  listOrders: (input, { services, user }) => listOrders(services, user.uid, 'all', input),
  listNewOrders: (input, { services, user }) => listOrders(services, user.uid, 'new', input),
  listBgOrders: (input, { services, user }) => listOrders(services, user.uid, 'bg', input),
  listAbroadOrders: (input, { services, user }) => listOrders(services, user.uid, 'abroad', input),

  markOrdersSeen: async ({ until }, { services: { database, clock }, user }) => {
    const untilMs = Math.min(Date.parse(until), clock.now().getTime())
    await setOrdersSeen(database.db, user.uid, new Date(untilMs))
    return { ok: true } as const
  },

  countOrders: (_input, { services, user }) => countOrders(services, user),

  listOrderTips: (_input, { services, user }) => listOrderTips(services, user.uid),

  getOrderVipType: async ({ orderid }, { services, user }) =>
    presentVipType(await findOwnOrder(services, user, orderid)),
})

async function countOrders({ database }: Services, { uid }: SignedInUser) {
  const counts: Record<NarrowOrderTab, number> = {
    to_pay: 0,
    to_confirm: 0,
    upcoming: 0,
    to_use: 0,
    completed: 0,
    cancelled: 0,
  }
  for (const { kind, status, amount } of await countOrdersByStatus(database.db, uid)) {
    const tab = tabOfKind(kind, status)
    if (tab) counts[tab] += amount
  }
  return counts
}
