import type { OrderStatus } from '@/contract/order'
import { type HotelOrderEvent, hotelOrderStates } from '@/domain/orders/hotel-order'
import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { type ChangeText, movePurchase } from './purchase-state'
import { type OrderRow, type StayChanges, updateStay } from './repository/orders'
import type { PurchaseChanges } from './repository/purchases'

/** What a move may change of a hotel order beside its state. */
interface OrderChanges {
  readonly money?: PurchaseChanges
  readonly stay?: StayChanges
}

/** Moves a hotel order by an event, with a line of history. Returns its new state; throws 409 order_state where the event can't happen. */
export async function moveOrder(
  tx: Executor,
  services: Pick<Services, 'clock'>,
  order: Pick<OrderRow, 'id' | 'status'>,
  event: HotelOrderEvent,
  change: ChangeText,
  { money, stay }: OrderChanges = {},
): Promise<OrderStatus> {
  const next = await movePurchase(tx, services, hotelOrderStates, order, event, change, money)
  if (stay) await updateStay(tx, order.id, stay)
  return next
}
