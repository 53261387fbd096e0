import { sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'

/** Names of a hotel and its city, which no word list is to find anything in. */
export async function exemptNames(tx: Executor, hotelId: string | null): Promise<string[]> {
  if (hotelId === null) return []
  const { rows } = await tx.execute<{ names: string[] }>(sql`
    select array[h.name, h.local_name, c.name, c.local_name] || h.other_names || c.other_names as names
    from hotel h join city c on c.id = h.city_id where h.id = ${hotelId}`)
  return (rows[0]?.names ?? []).filter((name) => name !== '')
}
