import type { Executor } from '../kernel/database/executor'
import { moveRoomHold } from '../repositories/room-hold'
import { settleHeldRooms } from './settle-held-rooms'

/** Gives an order's held rooms back to sale; nothing happens where it holds none. */
export async function releaseRoomsOfOrder(tx: Executor, orderId: string): Promise<void> {
  const block = await moveRoomHold(tx, orderId, 'held', 'released')
  if (block) await settleHeldRooms(tx, block, 'released')
}
