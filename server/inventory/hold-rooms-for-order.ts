import { conflict } from '../kernel/errors'
import type { Executor } from '../kernel/database/executor'
import { insertRoomHold } from '../repositories/room-hold'
import type { RoomBlock } from './room-block'
import { takeRooms } from './take-rooms'

/** The refusal when the rooms of a stay are gone. */
export const roomsGone = () => conflict('sold_out', 'Sorry, these rooms have just been sold.')

/** Holds rooms for a new order on every night; throws 409 sold_out where they are gone. The contended nights are locked last, so that they are locked shortly. */
export async function holdRoomsForOrder(tx: Executor, orderId: string, block: RoomBlock): Promise<void> {
  await insertRoomHold(tx, orderId, block)
  if (!(await takeRooms(tx, block))) throw roomsGone()
}
