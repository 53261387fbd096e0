import type { Executor } from '../kernel/database/executor'
import { moveRoomHold } from '../repositories/room-hold'
import { settleHeldRooms } from './settle-held-rooms'

/** Marks an order's held rooms as sold; nothing happens where it holds none. */
export async function sellRoomsOfOrder(tx: Executor, orderId: string): Promise<void> {
  const block = await moveRoomHold(tx, orderId, 'held', 'sold')
  if (block) await settleHeldRooms(tx, block, 'sold')
}
