import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { cancellationOf } from './cancel-quote'
import { emailRejected } from './emails/hotel-decisions'
import { returnSoldRooms } from './inventory'
import { moveOrder } from './order-state'
import type { ChangeText } from './purchase-state'
import { endReturned } from './payments/disputes'
import { attemptToRefund, requestRefund } from './payments/refunds'
import type { OrderRow } from './repository/orders'
import type { RefundLine } from './repository/refunds'

/**
 * Gives a locked order up that its hotel does not take: the rooms go back on sale, and all that was paid and not promised back yet is
 * refunded, fees of rooms that were cancelled before included; the traveler gets an email with the hotel's reason. Throws 409 order_state where it waits for no confirmation.
 */
export async function rejectOrder(
  tx: Executor,
  services: Services,
  order: OrderRow,
  { actor, reason }: ChangeText,
): Promise<void> {
  const change = { actor, reason: `Not confirmed by the hotel: ${reason}` }
  const status = await moveOrder(tx, services, order, 'rejected_by_hotel', change)
  await returnSoldRooms(tx, order.id, order.roomCount - order.cancelledRooms.length)
  const lines = unreturnedLines(order, services.clock.now())
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0)
  const attempt = await attemptToRefund(tx, order, amountMinor)
  await requestRefund(tx, services, { purchase: order, attempt, cause: 'rejected', lines })
  const started = { actor: 'system', reason: 'All that was paid goes back' } as const
  const refunding = await moveOrder(tx, services, { ...order, status }, 'refund_started', started)
  const rejected = { ...order, status: refunding, version: order.version + 2 }
  await emailRejected(tx, services, rejected, { reason, refundMinor: amountMinor })
  await endReturned(tx, services, { ...order, status: refunding })
}

/** What an order still has of its price: the rooms that are left, and the fees of those that were cancelled. */
function unreturnedLines(order: OrderRow, now: Date): RefundLine[] {
  const left = cancellationOf(order, null, now).rooms.map(({ room, totalMinor }) => ({ room, amountMinor: totalMinor }))
  const fees = order.cancelledRooms.map(({ room, feeMinor }) => ({ room, amountMinor: feeMinor }))
  return [...left, ...fees].filter(({ amountMinor }) => amountMinor > 0)
}
