import type { Executor } from '../kernel/database/executor'
import { moveRoomHold } from '../repositories/room-hold'
import type { RoomBlock } from './room-block'
import { sellRoomsOfOrder } from './sell-rooms-of-order'
import { takeRooms } from './take-rooms'

/** Takes the rooms that an order had given back once more and sells them; false, without a change, where they are gone by now. */
export async function sellReleasedRooms(tx: Executor, orderId: string, block: RoomBlock): Promise<boolean> {
  if (!(await takeRooms(tx, block))) return false
  await moveRoomHold(tx, orderId, 'released', 'held')
  await sellRoomsOfOrder(tx, orderId)
  return true
}
