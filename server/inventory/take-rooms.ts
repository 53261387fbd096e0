import { sql } from 'drizzle-orm'
import { nightsOf } from '@/domain/days/nights-of'
import type { Executor } from '../kernel/database/executor'
import type { RoomBlock } from './room-block'

/**
 * Keeps rooms from sale on every night or on none; false where any night has too few left.
 * One statement makes the missing nights, locks all of them in date order and takes what each still has, so that two
 * overlapping stays never wait for each other in a circle and no night goes below zero.
 */
export async function takeRooms(tx: Executor, block: RoomBlock): Promise<boolean> {
  const nights = nightsOf(block.checkIn, block.checkOut)
  const taken = await tx.execute<{ day: string }>(takeStatement(block, nights))
  if (taken.rows.length === nights.length) return true
  await giveBack(
    tx,
    block,
    taken.rows.map(({ day }) => day),
  )
  return false
}

// The proposed row has to satisfy the table's checks even where it only meets an existing one, hence greatest().
const takeStatement = ({ roomTypeId, rooms }: RoomBlock, nights: string[]) => sql`
  insert into room_night (room_type_id, day, total, held)
  select room_type.id, night.day, greatest(room_type.stock, ${rooms}::int), ${rooms}::int
  from room_type
  cross join unnest(${sql.param(nights)}::date[]) as night (day)
  left join room_night known on known.room_type_id = room_type.id and known.day = night.day
  where room_type.id = ${roomTypeId} and (known.day is not null or room_type.stock >= ${rooms}::int)
  order by night.day
  on conflict (room_type_id, day) do update set held = room_night.held + excluded.held
  where room_night.total - room_night.held - room_night.sold >= excluded.held
  returning day::text as day`

async function giveBack(tx: Executor, { roomTypeId, rooms }: RoomBlock, days: string[]): Promise<void> {
  if (days.length === 0) return
  await tx.execute(sql`
    update room_night set held = held - ${rooms}::int
    where room_type_id = ${roomTypeId} and day = any(${sql.param(days)}::date[])`)
}
