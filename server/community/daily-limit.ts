import { sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { tooManyRequests } from '../kernel/errors'
import type { Services } from '../kernel/services'

/** How many of them one account can write within a day. */
const mostADay = { moment: 30, moment_comment: 300 } as const

const HOUR_SECONDS = 3_600

/** Throws 429 for an account that wrote as many posts or comments within a day as one may. */
export async function refuseTooMany(
  tx: Executor,
  { clock }: Pick<Services, 'clock'>,
  table: keyof typeof mostADay,
  userId: string,
): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - 24 * HOUR_SECONDS * 1000).toISOString()
  const { rows } = await tx.execute<{ written: number }>(sql`
    select count(*)::integer as written from ${sql.identifier(table)}
    where user_id = ${userId} and created_at > ${dayAgo}::timestamptz`)
  if ((rows[0]?.written ?? 0) >= mostADay[table])
    throw tooManyRequests(HOUR_SECONDS, 'You have written a lot today. Please go on tomorrow.')
}
