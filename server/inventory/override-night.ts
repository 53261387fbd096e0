import { sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { notFound } from '../kernel/errors'

/** A night to be changed: how many rooms there are (never fewer than held and sold) and the price in the hotel's currency (null for the rule's own); what is undefined stays. */
export interface NightOverride {
  readonly roomTypeId: string
  readonly day: string
  readonly total?: number
  readonly priceMinor?: number | null
}

/** Changes one night of a room type; throws 404 where there is no such room type. */
export async function overrideNight(
  tx: Executor,
  { roomTypeId, day, total, priceMinor }: NightOverride,
): Promise<void> {
  await tx.execute(sql`
    insert into room_night (room_type_id, day, total)
    select id, ${day}::date, stock from room_type where id = ${roomTypeId}
    on conflict do nothing`)
  const changed = await tx.execute(sql`
    update room_night set
      total = case when ${total !== undefined} then greatest(held + sold, ${total ?? 0}::int) else total end,
      price_minor = case when ${priceMinor !== undefined} then ${priceMinor ?? null}::bigint else price_minor end
    where room_type_id = ${roomTypeId} and day = ${day}::date`)
  if (changed.rowCount === 0) throw notFound('There is no such room type.')
}
