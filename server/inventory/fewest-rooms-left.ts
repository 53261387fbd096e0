import { sql } from 'drizzle-orm'
import { nightsOf } from '@/domain/days/nights-of'
import type { Executor } from '../database/executor'
import type { RoomBlock } from './room-block'

/** The fewest rooms left on any night, read without a lock: good for refusing early, never for promising. */
export async function fewestRoomsLeft(db: Executor, block: Omit<RoomBlock, 'rooms'>): Promise<number> {
  const days = sql.param(nightsOf(block.checkIn, block.checkOut))
  const found = await db.execute<{ left: number | null }>(sql`
    select min(coalesce(known.total - known.held - known.sold, room_type.stock))::int as left
    from room_type
    cross join unnest(${days}::date[]) as night (day)
    left join room_night known on known.room_type_id = room_type.id and known.day = night.day
    where room_type.id = ${block.roomTypeId}`)
  return found.rows[0]?.left ?? 0
}
