import type { SubmitPackageOrder, SubmitReply } from '@/contract/order'
import type { Executor } from '../kernel/database/executor'
import { ApiError, conflict, gone } from '../kernel/errors'
import { holdRoomsForOrder, roomsGone } from '../inventory/hold-rooms-for-order'
import { bookingForm } from '../orders/booking-form'
import { checkTrade, offerOf } from '../orders/check-trade'
import { newOrder, type OrderWish } from '../orders/new-order'
import { quoteForTrade } from '../orders/quote-for-trade'
import { refuseTooManyUnpaid } from '../orders/refuse-too-many-unpaid'
import { submitDesk } from '../orders/submit-desk'
import { unbookable } from '../orders/unbookable'
import { type CheckedOffer, readVerifyToken } from '../orders/verify-token'
import type { QuotedPackage } from '../quotes/quote-package-by-id'
import { findUnpaidOrder, insertOrder, insertOrderLog, type OrderRow } from '../repositories/order'
import { insertPayment } from '../repositories/payment'
import type { Services } from '../kernel/services'
import { runOnce } from '../kernel/idempotency/run-once'

/** Who submits what under which key. */
export interface Submission {
  readonly userId: string
  readonly key: string
  readonly sent: SubmitPackageOrder
}

/**
 * Books a verified package: idempotency row, price re-check, order, payment and hold in one transaction, so that an order never
 * stands without its rooms. Throws 400 bad_token, 410 token_expired, 409 price_changed (data: the new TradeVerification),
 * sold_out, occupancy_mismatch, stay_rules, duplicate_order (data: the unpaid order that there already is) and too_many_unpaid (data: them).
 */
export async function placeOrder(services: Services, { userId, key, sent }: Submission): Promise<SubmitReply> {
  const token = readVerifyToken(services, sent.verifyToken)
  if (token.state === 'bad')
    throw new ApiError(400, 'bad_token', 'Please check the price again.', { field: 'verifyToken' })
  const { offer, state } = token
  const wish = { userId, key, form: bookingForm(sent, offer.stay.rooms) }
  const once = { scope: userId, operationId: 'submitPackageOrder', key, request: sent }
  const effect = async (tx: Executor) => {
    if (state === 'expired') throw gone('token_expired', 'The price was checked too long ago. Please check it again.')
    return book(tx, services, wish, offer)
  }
  const desk = submitDesk(services.database, offer.roomTypeId)
  const reply = await desk.visit({ block: blockOf(offer), once }, () => runOnce(services, once, effect))
  if (!reply) throw roomsGone()
  return reply
}

const blockOf = ({ roomTypeId, stay: { checkIn, checkOut, rooms } }: CheckedOffer) => ({
  roomTypeId,
  checkIn,
  checkOut,
  rooms,
})

async function book(tx: Executor, services: Services, wish: OrderWish, offer: CheckedOffer): Promise<SubmitReply> {
  const quoted = await quoteForTrade(services, tx, { ...offer, userId: wish.userId })
  const { unavailable } = quoted.quote
  if (unavailable) throw unbookable(unavailable)
  refuseOtherOffer(services, quoted, offer)
  const order = newOrder(services, wish, quoted)
  await refuseTooManyUnpaid(tx, services.env, order)
  if (!(await insertOrder(tx, order))) throw await duplicate(tx, order)
  await writePayment(tx, order)
  await holdRoomsForOrder(tx, order.id, blockOf(offer))
  const { id, orderNo, payId, payExpireAt } = order
  return { orderid: id, orderNo, payId, payExpireTime: payExpireAt.toISOString() }
}

function refuseOtherOffer(services: Services, quoted: QuotedPackage, offer: CheckedOffer): void {
  const live = offerOf(quoted)
  if (live.totalMinor === offer.totalMinor && live.offerHash === offer.offerHash) return
  const message =
    live.totalMinor === offer.totalMinor ? 'The terms of this offer have changed.' : 'The price has changed.'
  throw conflict('price_changed', message, checkTrade(services, quoted, offer.totalMinor))
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
