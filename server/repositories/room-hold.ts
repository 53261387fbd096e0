import { and, eq } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { roomHold } from '../kernel/database/schema/orders'
import type { RoomBlock } from '../inventory/room-block'

/** What a hold may be: rooms waiting for payment, sold, or given back. */
export type HoldState = 'held' | 'sold' | 'released'

/** Writes down which rooms an order keeps from sale. */
export async function insertRoomHold(tx: Executor, orderId: string, block: RoomBlock): Promise<void> {
  await tx.insert(roomHold).values({ orderId, ...block, state: 'held' })
}

/** Moves an order's hold from one state to another; null, without a change, where it is in another state. */
export async function moveRoomHold(
  tx: Executor,
  orderId: string,
  from: HoldState,
  to: HoldState,
): Promise<RoomBlock | null> {
  const [moved] = await tx
    .update(roomHold)
    .set({ state: to })
    .where(and(eq(roomHold.orderId, orderId), eq(roomHold.state, from)))
    .returning()
  return moved ?? null
}
