import type { Executor } from '../kernel/database/executor'
import { ApiError } from '../kernel/errors'
import { sellReleasedRooms } from '../inventory/sell-released-rooms'
import { sellRoomsOfOrder } from '../inventory/sell-rooms-of-order'
import { enqueueJob } from '../kernel/jobs/outbox'
import { moveOrder } from '../orders/move-order'
import { endOpenAttempt } from '../payments/end-open-attempt'
import { lockOwedAttempt, type OwedPayment } from '../payments/owed-payment'
import { refundAttempt } from '../payments/refund-attempt'
import { updateOrder } from '../repositories/order'
import { type AttemptRow, setPaymentStatus, updateAttempt } from '../repositories/payment'
import type { Services } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'

/** What a provider says of a charge, by callback or when asked. */
export interface PaymentReport {
  readonly bankOrderId: string
  readonly outcome: 'paid' | 'declined'
  readonly amountMinor: number
  readonly currencyCode: string
  readonly failMessage: string | null
}

/** What a report changed: nothing where the same was known before. */
export type SettleEffect = 'none' | 'declined' | 'paid' | 'paid_late' | 'refund_late' | 'refund_surplus'

type Settling = OwedPayment & { readonly attempt: AttemptRow }

/**
 * Takes a provider's word on an attempt into our books: the one place where money meets an order, whoever heard of it first.
 * Repeated and disordered reports do no harm, as paid is never undone; throws 400 where attempt, amount or currency are not ours.
 */
export async function settlePayment(tx: Executor, services: Services, report: PaymentReport): Promise<SettleEffect> {
  const settling = await lockOwedAttempt(tx, report.bankOrderId)
  if (!settling) throw new ApiError(400, 'unknown_payment', 'There is no such payment.')
  const { payment, attempt } = settling
  if (report.amountMinor !== payment.totalMinor || report.currencyCode !== payment.currencyCode) {
    throw new ApiError(400, 'amount_mismatch', 'The amount is not the one to be paid.')
  }
  if (report.outcome === 'declined') return decline(tx, attempt, report)
  if (attempt.status === 'SUCCESS') return 'none'
  await updateAttempt(tx, attempt.id, { status: 'SUCCESS', failMessage: null, paidAt: services.clock.now() })
  return receiveMoney(tx, services, settling)
}

async function decline(tx: Executor, attempt: AttemptRow, report: PaymentReport): Promise<SettleEffect> {
  if (attempt.status !== 'PENDING') return 'none'
  await updateAttempt(tx, attempt.id, {
    status: 'FAILED',
    failMessage: report.failMessage ?? 'The payment was declined.',
  })
  return 'declined'
}

async function receiveMoney(tx: Executor, services: Services, settling: Settling): Promise<SettleEffect> {
  const { status } = settling.order
  if (status === 'TO_PAY') return receiveInTime(tx, services, settling)
  if (status === 'CLOSED_TIMEOUT' || status === 'CANCELLED') return receiveLate(tx, services, settling)
  await updateOrder(tx, settling.order.id, { paidMinor: paidWith(settling) })
  await refundAttempt(tx, services, settling, 'surplus')
  return 'refund_surplus'
}

async function receiveInTime(tx: Executor, services: Services, settling: Settling): Promise<SettleEffect> {
  const { order, payment } = settling
  await endOpenAttempt(tx, services, payment.id)
  await setPaymentStatus(tx, payment.id, 'PAID')
  await sellRoomsOfOrder(tx, order.id)
  const note = { actor: 'payment', reason: 'Payment received' } as const
  await moveOrder(tx, services, order, 'paid', note, { paidMinor: paidWith(settling) })
  await askHotel(tx, services, order.id)
  return 'paid'
}

async function receiveLate(tx: Executor, services: Services, settling: Settling): Promise<SettleEffect> {
  const { order, payment } = settling
  await setPaymentStatus(tx, payment.id, 'PAID')
  const paidMinor = paidWith(settling)
  const isStillAhead = todayIn(order.snapshot.timeZone, services.clock.now()) <= order.checkIn
  const block = { ...order, rooms: order.roomCount }
  const hasTraveller = order.guests.length > 0
  if (isStillAhead && hasTraveller && (await sellReleasedRooms(tx, order.id, block))) {
    const note = { actor: 'payment', reason: 'Payment received late; the rooms were still free' } as const
    await moveOrder(tx, services, order, 'paid_late_rooms_taken_again', note, { paidMinor })
    await askHotel(tx, services, order.id)
    return 'paid_late'
  }
  const why = hasTraveller ? 'the rooms were gone' : 'the account was deleted'
  const note = { actor: 'payment', reason: `Payment received late; ${why}, so it is paid back` } as const
  await moveOrder(tx, services, order, 'paid_late_rooms_gone', note, { paidMinor })
  await refundAttempt(tx, services, settling, 'late_payment')
  return 'refund_late'
}

const paidWith = ({ order, payment }: Settling) => order.paidMinor + payment.totalMinor

const askHotel = (tx: Executor, services: Services, orderId: string) =>
  enqueueJob(tx, services, { topic: 'confirm-order', key: orderId, payload: { orderId } })
