import { guestOrderRoutes } from '@/contract/guest-order'
import { limitCalls } from '../kernel/http/rate-limit'
import { routeModule } from '../kernel/http/route-module'
import { openAsGuest, readLookup, requestGuestCode } from './guest-order'
import { asGuestSees, readOrderDetail } from './order-detail'

/** Calls a minute from one address: people stay far below, guessers soon meet it. */
const MOST_GUEST_CODES = 20
const MOST_GUEST_TRIES = 60

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
    const detail = asGuestSees(await readOrderDetail(services, order))
    return { step: 'order', guestToken, expiresAt: expiresAt.toISOString(), order: detail } as const
  },
})
