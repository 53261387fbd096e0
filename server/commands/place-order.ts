import type { SubmitPackageOrder, SubmitReply } from '@/contract/order'
import type { Executor } from '../database/executor'
import { ApiError, conflict, gone } from '../errors/api-error'
import { fewestRoomsLeft } from '../inventory/fewest-rooms-left'
import { holdRoomsForOrder, roomsGone } from '../inventory/hold-rooms-for-order'
import { atMostAtOnce } from '../orders/at-most-at-once'
import { bookingForm } from '../orders/booking-form'
import { checkTrade, offerOf } from '../orders/check-trade'
import { newOrder, type OrderWish } from '../orders/new-order'
import { quoteForTrade } from '../orders/quote-for-trade'
import { unbookable } from '../orders/unbookable'
import { type CheckedOffer, readVerifyToken } from '../orders/verify-token'
import type { QuotedPackage } from '../quotes/quote-package-by-id'
import { isKeyAnswered } from '../repositories/idempotency'
import { findUnpaidOrder, insertOrder, insertOrderLog, type OrderRow } from '../repositories/order'
import { insertPayment } from '../repositories/payment'
import type { Services } from '../services'
import { runOnce } from './run-once'

/** Submits for one room type that one server process works on at once. */
const MOST_AT_ONCE = 4

/** Who submits what under which key. */
export interface Submission {
  readonly userId: string
  readonly key: string
  readonly sent: SubmitPackageOrder
}

/**
 * Books a verified package: idempotency row, price re-check, order, payment and hold in one transaction, so that an order never
 * stands without its rooms. Throws 400 bad_token, 410 token_expired, 409 price_changed (data: the new TradeVerification),
 * sold_out, occupancy_mismatch, stay_rules and duplicate_order (data: the unpaid order that there already is).
 */
export async function placeOrder(services: Services, { userId, key, sent }: Submission): Promise<SubmitReply> {
  const token = await readVerifyToken(services, sent.verifyToken)
  if (token.state === 'bad')
    throw new ApiError(400, 'bad_token', 'Please check the price again.', { field: 'verifyToken' })
  const { offer, state } = token
  const wish = { userId, key, form: bookingForm(sent, offer.stay.rooms) }
  const once = { scope: userId, operationId: 'submitPackageOrder', key, request: sent }
  return atMostAtOnce(offer.roomTypeId, MOST_AT_ONCE, async () => {
    if (await isSurelyGone(services, offer, once)) throw roomsGone()
    return runOnce(services, once, async (tx) => {
      if (state === 'expired') throw gone('token_expired', 'The price was checked too long ago. Please check it again.')
      return book(tx, services, wish, offer)
    })
  })
}

/** Refuses in one cheap read while nothing is locked; a retry of a submit that had the last room must still find its order. */
async function isSurelyGone(
  { database }: Services,
  { roomTypeId, stay }: CheckedOffer,
  once: { scope: string; operationId: string; key: string },
): Promise<boolean> {
  const left = await fewestRoomsLeft(database.db, { roomTypeId, checkIn: stay.checkIn, checkOut: stay.checkOut })
  return left < stay.rooms && !(await isKeyAnswered(database.db, once))
}

async function book(tx: Executor, services: Services, wish: OrderWish, offer: CheckedOffer): Promise<SubmitReply> {
  const quoted = await quoteForTrade(services, tx, offer)
  const { unavailable } = quoted.quote
  if (unavailable) throw unbookable(unavailable)
  await refuseOtherOffer(services, quoted, offer)
  const order = newOrder(services, wish, quoted)
  if (!(await insertOrder(tx, order))) throw await duplicate(tx, order)
  await writePayment(tx, order)
  await holdRoomsForOrder(tx, order.id, {
    roomTypeId: order.roomTypeId,
    checkIn: order.checkIn,
    checkOut: order.checkOut,
    rooms: order.roomCount,
  })
  const { id, orderNo, payId, payExpireAt } = order
  return { orderid: id, orderNo, payId, payExpireTime: payExpireAt.toISOString() }
}

async function refuseOtherOffer(services: Services, quoted: QuotedPackage, offer: CheckedOffer): Promise<void> {
  const live = offerOf(quoted)
  if (live.totalMinor === offer.totalMinor && live.offerHash === offer.offerHash) return
  const message =
    live.totalMinor === offer.totalMinor ? 'The terms of this offer have changed.' : 'The price has changed.'
  throw conflict('price_changed', message, await checkTrade(services, quoted, offer.totalMinor))
}

async function duplicate(tx: Executor, order: OrderRow): Promise<Error> {
  const unpaid = await findUnpaidOrder(tx, order)
  if (!unpaid) return new Error(`order number ${order.orderNo} is taken`)
  const { id, orderNo, payId } = unpaid
  const message = 'You already have an unpaid booking for this stay.'
  return conflict('duplicate_order', message, { orderid: id, orderNo, payId })
}

async function writePayment(tx: Executor, order: OrderRow): Promise<void> {
  const { id: orderId, createdAt, currencyCode, totalMinor } = order
  await insertPayment(tx, {
    id: order.payId,
    orderId,
    status: 'PENDING',
    currencyCode,
    totalMinor,
    expireAt: order.payExpireAt,
    createdAt,
  })
  const note = { actor: 'user', reason: 'Booking placed' }
  await insertOrderLog(tx, order.version, { orderId, at: createdAt, fromStatus: null, toStatus: 'TO_PAY', ...note })
}
