import { type GuestOrder, guestOrderRoutes } from '@/contract/guest-order'
import { limitCalls } from '../kernel/http/rate-limit'
import { type RequestContext, routeModule } from '../kernel/http/route-module'
import type { Services } from '../kernel/services'
import { noSuchOrder } from './cancel'
import { openAsGuest, readLookup, requestGuestCode } from './guest-order'
import type { OrderCaller } from './guest-token'
import { asGuestSees, readOrderDetail } from './order-detail'
import { findOrder } from './repository/orders'
import type { PurchaseRow } from './repository/purchases'

/** Calls a minute from one address: people stay far below, guessers soon meet it. */
const MOST_GUEST_CODES = 20
const MOST_GUEST_TRIES = 60

/** The caller of a request about an order; a guest's token comes in a header, as queries are logged. */
export const callerOf = ({ user, deviceId, header }: RequestContext): OrderCaller => ({
  user,
  deviceId,
  guestToken: header('guest-order-token'),
})

/** Presents an opened order to a guest: a booking in full, an order of vouchers by its number only. */
async function presentOpened(services: Services, { id, orderNo, kind }: PurchaseRow): Promise<GuestOrder['order']> {
  if (kind === 'coupon') return { type: 'coupon', orderid: id, orderNo, serverTime: services.clock.now().toISOString() }
  const order = await findOrder(services.database.db, id)
  if (!order) throw noSuchOrder()
  return asGuestSees(await readOrderDetail(services, order))
}

/** Orders for those who have no account, or are not signed in to it. */
export const guestOrderModule = routeModule(guestOrderRoutes, {
  findOrderAsGuest: async ({ code, ...typed }, { services, ip, deviceId }) => {
    const isTry = code !== undefined
    limitCalls(services, { name: isTry ? 'try' : 'send', ip, most: isTry ? MOST_GUEST_TRIES : MOST_GUEST_CODES })
    const lookup = readLookup({ ...typed, deviceId })
    if (!isTry) {
      const { resendAt, expiresAt } = await requestGuestCode(services, lookup)
      return { step: 'code', resendAt: resendAt.toISOString(), expiresAt: expiresAt.toISOString() } as const
    }
    const { order, guestToken, expiresAt } = await openAsGuest(services, lookup, code)
    const opened = await presentOpened(services, order)
    return { step: 'order', guestToken, expiresAt: expiresAt.toISOString(), order: opened } as const
  },
})
