import { Type } from 'typebox'
import { hashDeviceId } from '../account/devices'
import { signedValues } from '../kernel/crypto/signed-text'
import { unauthorized } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { noSuchOrder } from './cancel'
import type { TravelerActor } from './purchase-state'
import { findPurchase } from './repository/purchases'

/** How long a guest's token opens its order. */
export const GUEST_TOKEN_MS = 30 * 60_000

const GuestAccess = Type.Object({ orderid: Type.String(), deviceHash: Type.String(), expireAtMs: Type.Integer() })

/** Tokens with which one device reads and cancels one order until they expire. */
export const guestTokens = signedValues('guest-order', GuestAccess)

/** Who calls about an order: the signed-in user if there is one, the device, and the guest token that was sent. */
export interface OrderCaller {
  readonly user: { readonly uid: string } | null
  readonly deviceId: string | null
  readonly guestToken: string | null
}

/** The order that a caller's guest token opens now; null without a token that is valid on this device. */
function guestOrderId(services: Pick<Services, 'env' | 'clock'>, { deviceId, guestToken }: OrderCaller): string | null {
  const access = guestToken === null ? null : guestTokens.read(services, guestToken)
  if (access?.deviceHash !== hashDeviceId(deviceId)) return null
  return services.clock.now().getTime() < access.expireAtMs ? access.orderid : null
}

/** For whom an order is read or cancelled. */
export interface OrderOwner {
  readonly uid: string
  /** Whether the caller is let in by a guest token, which opens nothing but this order. */
  readonly isGuest: boolean
}

/** Who is logged for what a caller does to an order. */
export const actorOf = ({ isGuest }: OrderOwner): TravelerActor => (isGuest ? 'guest' : 'user')

/**
 * The user for whom a caller reads or cancels an order: the owner of the order that a guest token opens, else the signed-in
 * user, to whom the order need not belong. Throws 401 for visitors without a valid token, 404 for another order than the token's.
 */
export async function ownerFor(
  services: Pick<Services, 'env' | 'clock' | 'database'>,
  caller: OrderCaller,
  orderId: string,
): Promise<OrderOwner> {
  const opened = guestOrderId(services, caller)
  const order = opened === orderId ? await findPurchase(services.database.db, orderId) : undefined
  if (order) return { uid: order.userId, isGuest: true }
  if (caller.user) return { uid: caller.user.uid, isGuest: false }
  if (opened !== null) throw noSuchOrder()
  if (caller.guestToken === null) throw unauthorized()
  throw unauthorized('Please find your booking or order again.', 'guest_token_invalid')
}
