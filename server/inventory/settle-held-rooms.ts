import { sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import type { RoomBlock } from './room-block'

/** Turns held rooms into sold ones, or gives them back to sale; the nights are locked in date order. */
export async function settleHeldRooms(tx: Executor, block: RoomBlock, to: 'sold' | 'released'): Promise<void> {
  const sold = to === 'sold' ? block.rooms : 0
  await tx.execute(sql`
    with night as (
      select day from room_night
      where room_type_id = ${block.roomTypeId} and day >= ${block.checkIn}::date and day < ${block.checkOut}::date
      order by day
      for update
    )
    update room_night set held = room_night.held - ${block.rooms}::int, sold = room_night.sold + ${sold}::int
    from night
    where room_night.room_type_id = ${block.roomTypeId} and room_night.day = night.day`)
}
