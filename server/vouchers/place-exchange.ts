import type { ExchangeReply, SubmitExchange } from '@/contract/exchange'
import { addDays } from '@/domain/days/civil-day'
import { withOneTry, triesLeft, TRIES_A_DAY } from '@/domain/vouchers/exchange-tries'
import { lockUserSince } from '../account/repository/users'
import { submitQueue } from '../booking/admission'
import { holdRoomsForOrder, roomsGone, sellRoomsOfOrder } from '../booking/inventory'
import { storeTravelers } from '../booking/order-travelers'
import { refuseTooManyUnpaid, writePayment } from '../booking/new-purchase'
import { insertPurchaseLog } from '../booking/repository/purchases'
import type { Executor } from '../kernel/database/executor'
import { badInput, badToken, conflict, gone } from '../kernel/errors'
import { runOnce } from '../kernel/idempotency/run-once'
import type { Services } from '../kernel/services'
import { confirmExchange } from './confirm-exchange'
import { presentDifference } from './exchange-info'
import { type QuotedExchange, quoteStay, whyNotFree } from './exchange-quote'
import { type ExchangeChoice, exchangeToken } from './exchange-token'
import { type ExchangeForm, exchangeForm, newExchange } from './new-exchange'
import { buyersOrderId } from './order-paths'
import { insertExchangeOrder, type StoredExchange } from './repository/exchange-orders'
import { lockVoucher, type SoldVoucher } from './repository/vouchers'
import { moveVoucher, wrongVoucherState } from './voucher-state'
import { noSuchVoucher } from './wallet'

/** Who books a date under which key, and by which call. */
interface Submission {
  readonly operationId: 'submitExchange' | 'submitPackageStayOrder'
  readonly userId: string
  readonly key: string
  readonly sent: SubmitExchange
}

/**
 * Books a date with a voucher: the voucher's move, the purchase of the difference and the room in one transaction. Without a
 * difference it is confirmed at once; otherwise the room is held until the difference is paid. Throws 400 bad_token, 410 token_expired,
 * 409 voucher_state and the like (data: the state of now), no_tries_left, date_refused, difference_changed (data: the new difference),
 * sold_out and too_many_unpaid.
 */
export async function placeExchange(
  services: Services,
  { operationId, userId, key, sent }: Submission,
): Promise<ExchangeReply> {
  const token = exchangeToken.read(services, sent.token)
  if (token.state === 'bad') throw badToken('token', 'Please choose the date again.')
  const { state, content } = token
  const form = exchangeForm(sent)
  const once = { scope: userId, operationId, key, request: sent }
  const effect = async (tx: Executor) => {
    if (state === 'expired') throw gone('token_expired', 'The difference was shown too long ago. Please look again.')
    return exchange(tx, services, { userId, key, form, sent }, content)
  }
  const { roomTypeId, checkIn, nights } = content
  const block = { roomTypeId, checkIn, checkOut: addDays(checkIn, nights), rooms: 1 }
  const queue = submitQueue(services.database, roomTypeId)
  const reply = await queue.submit({ block, once }, () => runOnce(services, once, effect))
  if (!reply) throw roomsGone()
  services.mailQueue.wake()
  return reply
}

interface Exchanging extends Pick<Submission, 'userId' | 'key' | 'sent'> {
  readonly form: ExchangeForm
}

async function exchange(
  tx: Executor,
  services: Services,
  exchanging: Exchanging,
  choice: ExchangeChoice,
): Promise<ExchangeReply> {
  // A user is locked before vouchers, as everywhere.
  await lockUserSince(tx, exchanging.userId)
  const voucher = await lockVoucher(tx, choice.voucherId)
  if (voucher?.userId !== exchanging.userId) throw noSuchVoucher()
  const refusal = await whyNotFree(tx, voucher, services.clock.now())
  if (refusal) throw refusal
  if (triesLeft(voucher, services.clock.now()) === 0) throw noTriesLeft()
  const quoted = await quoteStay(services, tx, voucher, choice)
  if (quoted.quote.differenceMinor !== choice.differenceMinor)
    throw conflict('difference_changed', 'The difference has changed.', presentDifference(services, voucher, quoted))
  refuseGuests(voucher, quoted, exchanging.sent)
  const order = newExchange(services, exchanging, voucher, quoted)
  await store(tx, services, order, exchanging.sent)
  await begin(tx, services, voucher, order)
  const { id: orderid, orderNo, status, totalMinor, payId, payExpireAt } = order
  const isFree = totalMinor === 0
  return {
    orderid,
    orderNo,
    couponOrderId: buyersOrderId(voucher.orderId, voucher),
    status,
    certificateNo: isFree ? await confirmExchange(tx, services, order) : null,
    payId: isFree ? null : payId,
    payExpireTime: isFree ? null : payExpireAt.toISOString(),
  }
}

const noTriesLeft = () =>
  conflict('no_tries_left', `A date can be booked ${TRIES_A_DAY} times a day with a voucher. Please try tomorrow.`, {
    triesLeft: 0,
  })

/** Refuses more guests than the room takes, and guests without a document where the hotel needs them; throws 400 with the field. */
export function refuseGuests(
  { snapshot }: Pick<SoldVoucher, 'snapshot'>,
  { room }: QuotedExchange,
  { guests }: SubmitExchange,
): void {
  const { maxGuests } = room.room
  if (guests.length > maxGuests) throw badInput('guests', `This room takes ${maxGuests} guests.`)
  const missing = guests.findIndex(({ travelerId }) => travelerId === undefined)
  if (snapshot.terms.needsDocuments && missing >= 0)
    throw badInput(
      `guests.${missing}.travelerId`,
      'The hotel needs a document of each guest. Please choose a traveler.',
    )
}

async function store(
  tx: Executor,
  services: Services,
  order: StoredExchange,
  { guests }: SubmitExchange,
): Promise<void> {
  const isFree = order.totalMinor === 0
  if (!isFree) await refuseTooManyUnpaid(tx, services.env, order)
  // Its voucher is locked and free, so that only an order number that is taken can be in the way.
  if (!(await insertExchangeOrder(tx, order))) throw wrongVoucherState('EXCHANGING')
  const travelerIds = guests.map(({ travelerId }) => travelerId ?? null)
  await storeTravelers(tx, services, order, travelerIds)
  if (!isFree) return writePayment(tx, order, 'Date chosen')
  const line = { purchaseId: order.id, at: order.createdAt, fromStatus: null, toStatus: order.status }
  await insertPurchaseLog(tx, order.version, { ...line, actor: 'user', reason: 'Date booked with a voucher' })
}

/** Moves the voucher and takes the room; the contended nights come last, so that they are locked shortly. */
async function begin(tx: Executor, services: Services, voucher: SoldVoucher, order: StoredExchange): Promise<void> {
  const { roomTypeId, checkIn, checkOut } = order
  const isFree = order.totalMinor === 0
  const event = isFree ? 'exchange_without_difference' : 'exchange_begun'
  const reason = isFree ? 'Date booked' : 'Date chosen, difference to pay'
  const change = { actor: 'user', cause: `exchange:${order.id}`, reason } as const
  const booked = isFree ? { wasBooked: true } : {}
  await moveVoucher(tx, services, voucher, event, change, { ...withOneTry(voucher, order.createdAt), ...booked })
  await holdRoomsForOrder(tx, order.id, { roomTypeId, checkIn, checkOut, rooms: 1 })
  if (isFree) await sellRoomsOfOrder(tx, order.id)
}
