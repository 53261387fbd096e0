import { sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'

/** Nights [checkIn, checkOut). */
export interface Nights {
  readonly checkIn: string
  readonly checkOut: string
}

/** The fewest rooms left on any night of each stay, read without a lock: good for refusing early, never for promising. */
export async function fewestRoomsLeft(db: Executor, roomTypeId: string, stays: readonly Nights[]): Promise<number[]> {
  const checkIns = sql.param(stays.map(({ checkIn }) => checkIn))
  const checkOuts = sql.param(stays.map(({ checkOut }) => checkOut))
  const { rows } = await db.execute<{ left: number }>(sql`
    select (
      select min(coalesce(known.total - known.held - known.sold, room_type.stock))::int
      from room_type
      cross join generate_series(stay.check_in::timestamp, stay.check_out::timestamp - interval '1 day', interval '1 day') night
      left join room_night known on known.room_type_id = room_type.id and known.day = night::date
      where room_type.id = ${roomTypeId}
    ) as left
    from unnest(${checkIns}::date[], ${checkOuts}::date[]) with ordinality as stay (check_in, check_out, place)
    order by stay.place`)
  return rows.map(({ left }) => left ?? 0)
}
