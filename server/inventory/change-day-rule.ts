import { type SQL, sql } from 'drizzle-orm'
import type { DayRule } from '@/domain/stays/nights'
import type { Executor } from '../kernel/database/executor'
import { sqlStateOf } from '../kernel/database/database-unreachable'
import { badInput, notFound } from '../kernel/errors'

/** What changes in the rule of one day of a room type; what is undefined stays, and null nights leave the package's own limits. */
export interface DayRuleChange extends Partial<DayRule> {
  readonly roomTypeId: string
  readonly day: string
}

const CHECK_VIOLATION = '23514'

/** Changes the rule of one day of a room type; throws 404 where there is no such room type, and 400 where the fewest nights come out above the most. */
export async function changeDayRule(tx: Executor, change: DayRuleChange): Promise<void> {
  const { roomTypeId, day } = change
  await tx.execute(sql`
    insert into room_day_rule (room_type_id, day)
    select id, ${day}::date from room_type where id = ${roomTypeId}
    on conflict do nothing`)
  const changed = await tx.execute(updateOf(change)).catch((error: unknown) => {
    if (sqlStateOf(error) !== CHECK_VIOLATION) throw error
    throw badInput('minNights', 'The fewest nights of a stay can’t be more than the most.')
  })
  if (changed.rowCount === 0) throw notFound('There is no such room type.')
}

function updateOf(change: DayRuleChange): SQL {
  const { roomTypeId, day, isClosedToArrival, isClosedToDeparture, isClosedToStay, minNights, maxNights } = change
  return sql`
    update room_day_rule set
      is_closed_to_arrival = coalesce(${isClosedToArrival ?? null}::boolean, is_closed_to_arrival),
      is_closed_to_departure = coalesce(${isClosedToDeparture ?? null}::boolean, is_closed_to_departure),
      is_closed_to_stay = coalesce(${isClosedToStay ?? null}::boolean, is_closed_to_stay),
      min_nights = case when ${minNights !== undefined} then ${minNights ?? null}::smallint else min_nights end,
      max_nights = case when ${maxNights !== undefined} then ${maxNights ?? null}::smallint else max_nights end
    where room_type_id = ${roomTypeId} and day = ${day}::date`
}
