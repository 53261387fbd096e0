import type { EndedExchange } from '@/contract/exchange'
import { exchangeOrderStates } from '@/domain/orders/exchange-order'
import { closeUnpaid } from '../booking/cancel'
import { returnSoldRooms } from '../booking/inventory'
import { attemptToRefund, requestRefund } from '../booking/payments/refunds'
import { closeOpenCharge } from '../booking/payments/settle'
import { presentRefund } from '../booking/present'
import { type ChangeText, movePurchase, wrongState } from '../booking/purchase-state'
import { findRefundsOfPurchase } from '../booking/repository/refunds'
import type { Executor } from '../kernel/database/executor'
import { conflict, notFound } from '../kernel/errors'
import { runOnce } from '../kernel/idempotency/run-once'
import type { Services } from '../kernel/services'
import { emailDateCancelled } from './emails/exchange-emails'
import {
  type ExchangeOrderRow,
  findExchangeOrderOfUser,
  findOpenExchangeIds,
  lockExchangeOrder,
  updateExchange,
} from './repository/exchange-orders'
import { findVoucher, lockKnownVoucher } from './repository/vouchers'
import { moveVoucher, type VoucherChange } from './voucher-state'

/** Which exchange is given up by whom, and the key of this try. */
interface OnExchange {
  readonly userId: string
  readonly orderId: string
  readonly key: string
}

/** The refusal for an exchange that does not exist or is another's; both read the same. */
const noSuchExchange = () => notFound('There is no such booking.')

/** An exchange of a user; throws 404 for anybody else's. */
export async function exchangeOfUser(db: Executor, userId: string, orderId: string): Promise<ExchangeOrderRow> {
  const order = await findExchangeOrderOfUser(db, userId, orderId)
  if (!order) throw noSuchExchange()
  return order
}

async function presentEnded(tx: Executor, orderId: string, voucherId: string): Promise<EndedExchange> {
  const order = await lockExchangeOrder(tx, orderId)
  const voucher = await findVoucher(tx, voucherId)
  if (!order || !voucher) throw noSuchExchange()
  const [refund] = (await findRefundsOfPurchase(tx, orderId)).filter(({ cause }) => cause === 'cancelled')
  const { status } = order
  return {
    orderid: orderId,
    status,
    voucherId,
    voucherStatus: voucher.status,
    refund: refund ? presentRefund(refund) : null,
  }
}

/** Gives up a date whose difference is not paid: the room goes back on sale and the voucher is free. Doing so again changes nothing. Throws 404 for anybody else's and 409 already_paid once it is paid. */
export async function cancelUnpaidExchange(
  services: Services,
  { userId, orderId, key }: OnExchange,
): Promise<EndedExchange> {
  const known = await exchangeOfUser(services.database.db, userId, orderId)
  if (known.status === 'TO_PAY') await closeOpenCharge(services, known.payId)
  const once = { scope: userId, operationId: 'cancelHotelExchange', key, request: { orderId } }
  return runOnce(services, once, async (tx) => {
    const order = await lockExchangeOrder(tx, orderId)
    if (order?.status === 'TO_PAY') {
      const change = { actor: 'user', reason: 'Given up before payment' } as const
      await closeUnpaid(tx, services, order, 'cancelled_by_user', change)
    } else if (order?.status === 'CONFIRMED') throw alreadyPaid(order)
    return presentEnded(tx, orderId, known.voucherId)
  })
}

function alreadyPaid({ status }: ExchangeOrderRow) {
  const message = 'The date is already booked. You can cancel its certificate instead.'
  return conflict('already_paid', message, { status })
}

/**
 * Cancels a booked date before its deadline: the room goes back on sale, the voucher is free with all its nights, and what was paid on
 * top is paid back. Doing so again changes nothing. Throws 404 for anybody else's, 409 deadline_passed after the deadline and order_state where no date is booked.
 */
export async function cancelCertificate(
  services: Services,
  { userId, orderId, key }: OnExchange,
): Promise<EndedExchange> {
  const known = await exchangeOfUser(services.database.db, userId, orderId)
  const once = { scope: userId, operationId: 'cancelExchangeCertificate', key, request: { orderId } }
  const reply = await runOnce(services, once, async (tx) => {
    const order = await lockExchangeOrder(tx, orderId)
    if (order?.status === 'CONFIRMED') await cancel(tx, services, order)
    else if (!order?.certificateNo) throw wrongState(known.status)
    return presentEnded(tx, orderId, known.voucherId)
  })
  services.mailQueue.wake()
  return reply
}

async function cancel(tx: Executor, services: Services, order: ExchangeOrderRow): Promise<void> {
  if (services.clock.now() >= order.cancelUntil)
    throw conflict('deadline_passed', 'The date can no longer be cancelled: its deadline has passed.', {
      status: order.status,
      cancelUntil: order.cancelUntil.toISOString(),
    })
  await cancelBooked(tx, services, order, { actor: 'user', reason: 'Date cancelled by you' })
}

/** Cancels a booked date, whose purchase is locked: voucher and room are free again, the difference goes back, and the traveler gets an email. */
async function cancelBooked(
  tx: Executor,
  services: Services,
  order: ExchangeOrderRow,
  change: ChangeText & Pick<VoucherChange, 'actor'>,
): Promise<void> {
  await giveUpDate(tx, services, order, 'certificate_cancelled', change)
  await emailDateCancelled(tx, services, { ...order, status: 'CANCELLED', version: order.version + 1 })
}

/** Gives up a booked date, whose purchase is locked: voucher and room are free again; the difference goes back, or is retained as a fee. */
export async function giveUpDate(
  tx: Executor,
  services: Services,
  order: ExchangeOrderRow,
  event: 'certificate_cancelled' | 'cancelled_with_fee',
  change: ChangeText & Pick<VoucherChange, 'actor'>,
): Promise<void> {
  const voucher = await lockKnownVoucher(tx, order.voucherId)
  await movePurchase(tx, services, exchangeOrderStates, order, event, change)
  await updateExchange(tx, order.id, { isOpen: false })
  const cause = `certificate_cancelled:${order.id}`
  await moveVoucher(tx, services, voucher, 'certificate_cancelled', { ...change, cause })
  if (event === 'certificate_cancelled') await refundDifference(tx, services, order)
  await returnSoldRooms(tx, order.id, 1)
}

/** Pays back what was paid beside the voucher; nothing where nothing was. */
async function refundDifference(tx: Executor, services: Services, order: ExchangeOrderRow): Promise<void> {
  const { totalMinor: amountMinor } = order
  if (amountMinor === 0) return
  const attempt = await attemptToRefund(tx, order, amountMinor)
  const lines = [{ room: null, amountMinor }]
  await requestRefund(tx, services, { purchase: order, attempt, cause: 'cancelled', lines })
}

/** Gives up all dates that are held or booked with the vouchers of an order, which is locked, as its payment was taken back. */
export async function endOpenExchanges(tx: Executor, services: Services, couponOrderId: string): Promise<void> {
  const change = { actor: 'payment', reason: 'The payment of the voucher was taken back' } as const
  for (const id of await findOpenExchangeIds(tx, couponOrderId)) {
    const order = await lockExchangeOrder(tx, id)
    if (order?.status === 'TO_PAY') await closeUnpaid(tx, services, order, 'cancelled_by_user', change)
    if (order?.status === 'CONFIRMED') await cancelBooked(tx, services, order, change)
  }
}
