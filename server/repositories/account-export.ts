import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { accountExport } from '../kernel/database/schema/people'

/** Stores a ticket for the file of an account, by its hash. */
export async function insertExportTicket(db: Executor, ticket: typeof accountExport.$inferInsert): Promise<void> {
  await db.insert(accountExport).values(ticket)
}

/** Uses a ticket up and tells whose file it is for; null when there is none, or it was used, or its time is over. */
export async function takeExportTicket(db: Executor, ticketHash: string, at: Date): Promise<string | null> {
  const isGood = and(
    eq(accountExport.ticketHash, ticketHash),
    isNull(accountExport.usedAt),
    gt(accountExport.expiresAt, at),
  )
  const [row] = await db
    .update(accountExport)
    .set({ usedAt: at })
    .where(isGood)
    .returning({ userId: accountExport.userId })
  return row?.userId ?? null
}
