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

/** Who calls about an order; a guest's token is a header, for a query is logged. */
export const callerOf = ({ user, deviceId, header }: RequestContext): OrderCaller => ({
  user,
  deviceId,
  guestToken: header('guest-order-token'),
})

/** What a guest sees of the order that was opened: a booking in full, and of vouchers only which order they are of. */
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
