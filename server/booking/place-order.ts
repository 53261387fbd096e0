import type { SubmitPackageOrder, SubmitReply } from '@/contract/order'
import type { Executor } from '../kernel/database/executor'
import { ApiError, conflict, gone } from '../kernel/errors'
import { planPayReminder } from './emails/reminders'
import { holdRoomsForOrder, roomsGone } from './inventory'
import { bookingForm, newOrder, type OrderRequest } from './new-order'
import { storeTravelers } from './order-travelers'
import { checkTrade, offerOf, quoteForTrade, unbookable } from './verify-trade'
import { submitQueue } from './admission'
import { type CheckedOffer, readVerifyToken } from './verify-token'
import type { QuotedPackage } from '../stays/quote/quote-package'
import { findUnpaidOrder, insertOrder, type OrderRow } from './repository/orders'
import { insertPayment } from './repository/payments'
import { insertPurchaseLog, listUnpaidPurchases, type PurchaseRow } from './repository/purchases'
import type { Services } from '../kernel/services'
import { runOnce } from '../kernel/idempotency/run-once'
import type { Env } from '../kernel/config/env'
import { lockUserSince } from '../account/repository/users'

/** Who submits what under which key. */
interface Submission {
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
  const travelerIds = sent.guests.map(({ travelerId }) => travelerId ?? null)
  const request = { userId, key, form: bookingForm(sent, offer.stay.rooms), travelerIds }
  const once = { scope: userId, operationId: 'submitPackageOrder', key, request: sent }
  const effect = async (tx: Executor) => {
    if (state === 'expired') throw gone('token_expired', 'The price was checked too long ago. Please check it again.')
    return book(tx, services, request, offer)
  }
  const queue = submitQueue(services.database, offer.roomTypeId)
  const reply = await queue.submit({ block: blockOf(offer), once }, () => runOnce(services, once, effect))
  if (!reply) throw roomsGone()
  return reply
}

const blockOf = ({ roomTypeId, stay: { checkIn, checkOut, rooms } }: CheckedOffer) => ({
  roomTypeId,
  checkIn,
  checkOut,
  rooms,
})

async function book(
  tx: Executor,
  services: Services,
  request: OrderRequest & { readonly travelerIds: readonly (string | null)[] },
  offer: CheckedOffer,
): Promise<SubmitReply> {
  const quoted = await quoteForTrade(services, tx, { ...offer, userId: request.userId })
  const { unavailable } = quoted.quote
  if (unavailable) throw unbookable(unavailable)
  refuseOtherOffer(services, quoted, offer)
  const order = newOrder(services, request, quoted)
  await refuseTooManyUnpaid(tx, services.env, order)
  if (!(await insertOrder(tx, order))) throw await duplicate(tx, order)
  await storeTravelers(tx, services, order, request.travelerIds)
  await writePayment(tx, order, 'Booking placed')
  await planPayReminder(tx, services, order)
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

/** Stores what is to be paid for a new purchase, and the first line of its history. */
export async function writePayment(tx: Executor, order: PurchaseRow, reason: string): Promise<void> {
  const { id: purchaseId, createdAt, currencyCode, totalMinor } = order
  await insertPayment(tx, {
    id: order.payId,
    purchaseId,
    status: 'PENDING',
    currencyCode,
    totalMinor,
    expireAt: order.payExpireAt,
    createdAt,
  })
  const change = { actor: 'user', reason }
  await insertPurchaseLog(tx, order.version, {
    purchaseId,
    at: createdAt,
    fromStatus: null,
    toStatus: 'TO_PAY',
    ...change,
  })
}

const DAY_MS = 86_400_000

/** The part of the usual bound that an account has in its first day: 2 of 5. */
const NEW_ACCOUNT_SHARE = 0.4

const tooManyUnpaid = (orders: readonly PurchaseRow[]) =>
  conflict(
    'too_many_unpaid',
    `You already have ${orders.length} bookings that wait for payment. Please pay or cancel one of them first.`,
    { orders: orders.map(({ id: orderid, orderNo, payId }) => ({ orderid, orderNo, payId })) },
  )

/** Throws 409 too_many_unpaid (data: the unpaid orders) where a new order would exceed the bound. It locks the user first, so parallel submits of one account are counted one by one. An unpaid order of the same thing is left to the duplicate check. */
export async function refuseTooManyUnpaid(
  tx: Executor,
  { mostUnpaidOrders }: Pick<Env, 'mostUnpaidOrders'>,
  order: PurchaseRow,
): Promise<void> {
  const since = await lockUserSince(tx, order.userId)
  const unpaid = await listUnpaidPurchases(tx, order.userId)
  const isSame = ({ duplicateKey }: PurchaseRow) => duplicateKey === order.duplicateKey
  const isNew = since !== null && order.createdAt.getTime() - since.getTime() < DAY_MS
  const most = isNew ? Math.ceil(mostUnpaidOrders * NEW_ACCOUNT_SHARE) : mostUnpaidOrders
  if (unpaid.length >= most && !unpaid.some(isSame)) throw tooManyUnpaid(unpaid)
}
