import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { sandboxCharge } from '../kernel/database/schema/orders'

/** A charge in the practice gateway's own books. */
export type SandboxCharge = typeof sandboxCharge.$inferSelect

/** Opens a charge unless the gateway already has one of this id. */
export async function openCharge(db: Executor, charge: SandboxCharge): Promise<void> {
  await db.insert(sandboxCharge).values(charge).onConflictDoNothing()
}

/** A charge by its bankOrderId. */
export async function findCharge(db: Executor, bankOrderId: string): Promise<SandboxCharge | undefined> {
  const [row] = await db.select().from(sandboxCharge).where(eq(sandboxCharge.bankOrderId, bankOrderId))
  return row
}

/** Moves a charge out of one of the given states; undefined, without a change, where it is in another. */
export async function moveCharge(
  db: Executor,
  bankOrderId: string,
  from: SandboxCharge['state'][],
  to: SandboxCharge['state'],
): Promise<SandboxCharge | undefined> {
  const [row] = await db
    .update(sandboxCharge)
    .set({ state: to })
    .where(and(eq(sandboxCharge.bankOrderId, bankOrderId), inArray(sandboxCharge.state, from)))
    .returning()
  return row
}
