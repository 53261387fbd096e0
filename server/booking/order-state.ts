import type { OrderStatus } from '@/contract/order'
import { isOrderDeletable, nextOrderStatus, type OrderEvent } from '@/domain/orders/hotel-order'
import type { Executor } from '../kernel/database/executor'
import { conflict } from '../kernel/errors'
import { insertPurchaseLog, moveOrderStatus, type OrderChanges, type OrderRow, updateOrder } from './repository/orders'
import type { Services } from '../kernel/services'

/** A person of the house, by e-mail address. */
export type OperatorActor = `operator:${string}`

/** Who moves an order and why; the reason is shown to the traveler. */
export interface OrderChangeText {
  readonly actor: 'user' | 'hotel' | 'payment' | 'system' | OperatorActor
  readonly reason: string
}

/** The refusal of what an order's state does not allow; its data names the state. */
export const wrongState = (status: OrderStatus) =>
  conflict('order_state', 'The booking has changed meanwhile. Please look at it again.', { status })

/**
 * Moves an order by an event: compare-and-set on its state with a line of history beside it; one that its owner has hidden
 * is shown again where something of it is to come. Throws 409 order_state where the event can't happen.
 */
export async function moveOrder(
  tx: Executor,
  { clock }: Pick<Services, 'clock'>,
  order: Pick<OrderRow, 'id' | 'status'>,
  event: OrderEvent,
  change: OrderChangeText,
  changes: OrderChanges = {},
): Promise<OrderStatus> {
  const { id, status } = order
  const next = nextOrderStatus(status, event)
  const shown = next && !isOrderDeletable(next) ? { deletedAt: null } : {}
  const version = next && (await moveOrderStatus(tx, id, status, next, { ...changes, ...shown }))
  if (!next || !version) throw wrongState(status)
  await insertPurchaseLog(tx, version, {
    purchaseId: id,
    at: clock.now(),
    fromStatus: status,
    toStatus: next,
    ...change,
  })
  return next
}

/** Adds a line to the history of an order that stays in its state; the transaction holds the order's lock. */
export async function noteOnOrder(
  tx: Executor,
  { clock }: Pick<Services, 'clock'>,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
  change: OrderChangeText,
): Promise<void> {
  const version = await updateOrder(tx, id, {})
  const line = { purchaseId: id, at: clock.now(), fromStatus: status, toStatus: status, ...change }
  await insertPurchaseLog(tx, version, line)
}
