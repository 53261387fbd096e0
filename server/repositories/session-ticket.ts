import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { handOffTicket } from '../kernel/database/schema/people'

/** Stores a hand-off ticket by its hash. */
export async function insertTicket(tx: Executor, ticket: typeof handOffTicket.$inferInsert): Promise<void> {
  await tx.insert(handOffTicket).values(ticket)
}

/** Uses a ticket up and tells whose it was; null when there is none, or it was used, or its time is over. */
export async function takeTicket(tx: Executor, ticketHash: string, at: Date): Promise<string | null> {
  const isGood = and(
    eq(handOffTicket.ticketHash, ticketHash),
    isNull(handOffTicket.usedAt),
    gt(handOffTicket.expiresAt, at),
  )
  const [row] = await tx
    .update(handOffTicket)
    .set({ usedAt: at })
    .where(isGood)
    .returning({ userId: handOffTicket.userId })
  return row?.userId ?? null
}

/** Whose a ticket is, without using it up; null when there is none, or it was used, or its time is over. */
export async function findTicketOwner(tx: Executor, ticketHash: string, at: Date): Promise<string | null> {
  const [row] = await tx
    .select({ userId: handOffTicket.userId })
    .from(handOffTicket)
    .where(and(eq(handOffTicket.ticketHash, ticketHash), isNull(handOffTicket.usedAt), gt(handOffTicket.expiresAt, at)))
  return row?.userId ?? null
}

/** Makes every open ticket of a user worthless. */
export async function endTickets(tx: Executor, userId: string, at: Date): Promise<void> {
  await tx
    .update(handOffTicket)
    .set({ usedAt: at })
    .where(and(eq(handOffTicket.userId, userId), isNull(handOffTicket.usedAt)))
}
