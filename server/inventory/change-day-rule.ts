import { sql } from 'drizzle-orm'
import type { DayRule } from '@/domain/stay/day-rule'
import type { Executor } from '../database/executor'
import { notFound } from '../errors/api-error'

/** What changes in the rule of one day of a room type; what is undefined stays, and null nights leave the package's own limits. */
export interface DayRuleChange extends Partial<DayRule> {
  readonly roomTypeId: string
  readonly day: string
}

/** Changes the rule of one day of a room type; throws 404 where there is no such room type. */
export async function changeDayRule(tx: Executor, change: DayRuleChange): Promise<void> {
  const { roomTypeId, day, isClosedToArrival, isClosedToDeparture, isClosedToStay, minNights, maxNights } = change
  await tx.execute(sql`
    insert into room_day_rule (room_type_id, day)
    select id, ${day}::date from room_type where id = ${roomTypeId}
    on conflict do nothing`)
  const changed = await tx.execute(sql`
    update room_day_rule set
      is_closed_to_arrival = coalesce(${isClosedToArrival ?? null}::boolean, is_closed_to_arrival),
      is_closed_to_departure = coalesce(${isClosedToDeparture ?? null}::boolean, is_closed_to_departure),
      is_closed_to_stay = coalesce(${isClosedToStay ?? null}::boolean, is_closed_to_stay),
      min_nights = case when ${minNights !== undefined} then ${minNights ?? null}::smallint else min_nights end,
      max_nights = case when ${maxNights !== undefined} then ${maxNights ?? null}::smallint else max_nights end
    where room_type_id = ${roomTypeId} and day = ${day}::date`)
  if (changed.rowCount === 0) throw notFound('There is no such room type.')
}
