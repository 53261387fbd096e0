import type { SubmitPackageOrder, SubmitReply } from '@/contract/order'
import type { Executor } from '../kernel/database/executor'
import { badToken, conflict, gone } from '../kernel/errors'
import { planPayReminder } from './emails/reminders'
import { holdRoomsForOrder, roomsGone } from './inventory'
import { bookingForm, newOrder, type OrderRequest } from './new-order'
import { refuseTooManyUnpaid, submitReply, whyNotStored, writePayment } from './new-purchase'
import { storeTravelers } from './order-travelers'
import { checkTrade, offerOf, quoteForTrade, unbookable } from './verify-trade'
import { submitQueue } from './admission'
import { type CheckedOffer, readVerifyToken } from './verify-token'
import type { QuotedPackage } from '../stays/quote/quote-package'
import { insertOrder } from './repository/orders'
import type { Services } from '../kernel/services'
import { runOnce } from '../kernel/idempotency/run-once'

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
  if (token.state === 'bad') throw badToken('verifyToken', 'Please check the price again.')
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
  if (!(await insertOrder(tx, order)))
    throw await whyNotStored(tx, order, 'You already have an unpaid booking for this stay.')
  await storeTravelers(tx, services, order, request.travelerIds)
  await writePayment(tx, order, 'Booking placed')
  await planPayReminder(tx, services, order)
  await holdRoomsForOrder(tx, order.id, blockOf(offer))
  return submitReply(order)
}

function refuseOtherOffer(services: Services, quoted: QuotedPackage, offer: CheckedOffer): void {
  const live = offerOf(quoted)
  if (live.totalMinor === offer.totalMinor && live.offerHash === offer.offerHash) return
  const message =
    live.totalMinor === offer.totalMinor ? 'The terms of this offer have changed.' : 'The price has changed.'
  throw conflict('price_changed', message, checkTrade(services, quoted, offer.totalMinor))
}
