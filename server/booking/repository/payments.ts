import { and, asc, desc, eq } from 'drizzle-orm'
import type { PaymentStatus } from '@/contract/payment'
import { type DisputeState, furthestDispute } from '@/domain/orders/dispute'
import type { Executor } from '../../kernel/database/executor'
import { payment, paymentAttempt, paymentEvent } from '../../kernel/database/schema/orders'

/** What is to be paid, as it is stored. */
export type PaymentRow = typeof payment.$inferSelect

/** An attempt to pay, as it is stored; its id is the bankOrderId. */
export type AttemptRow = typeof paymentAttempt.$inferSelect

/** Stores what is to be paid for an order. */
export async function insertPayment(tx: Executor, row: PaymentRow): Promise<void> {
  await tx.insert(payment).values(row)
}

/** What is to be paid under a payId. */
export async function findPayment(db: Executor, payId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payment).where(eq(payment.id, payId))
  return row
}

/** Sets a payment's status. */
export async function setPaymentStatus(tx: Executor, payId: string, status: PaymentStatus): Promise<void> {
  await tx.update(payment).set({ status }).where(eq(payment.id, payId))
}

/** Stores a new attempt to pay. */
export async function insertAttempt(tx: Executor, row: AttemptRow): Promise<void> {
  await tx.insert(paymentAttempt).values(row)
}

/** An attempt by its bankOrderId. */
export async function findAttempt(db: Executor, bankOrderId: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, bankOrderId))
  return row
}

/** All attempts of a payment, newest first. */
export async function findAttempts(db: Executor, payId: string): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.paymentId, payId))
    .orderBy(desc(paymentAttempt.attemptNo))
}

/** The attempts of a payment that were paid, oldest first. */
export async function findPaidAttempts(db: Executor, payId: string): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.paymentId, payId), eq(paymentAttempt.status, 'SUCCESS')))
    .orderBy(asc(paymentAttempt.attemptNo))
}

/** The furthest dispute over the charges that paid an order; null where there is none. */
export async function findDispute(db: Executor, { payId }: { readonly payId: string }): Promise<DisputeState | null> {
  const attempts = await findPaidAttempts(db, payId)
  return furthestDispute(attempts.map(({ dispute }) => dispute))
}

/** The attempt of a payment that is open, if one is. */
export async function findOpenAttempt(db: Executor, payId: string): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.paymentId, payId), eq(paymentAttempt.status, 'PENDING')))
  return row
}

/** Stores how an attempt ended. */
export async function updateAttempt(
  tx: Executor,
  bankOrderId: string,
  changes: Partial<Pick<AttemptRow, 'status' | 'failMessage' | 'paidAt' | 'providerRef' | 'dispute'>>,
): Promise<void> {
  await tx.update(paymentAttempt).set(changes).where(eq(paymentAttempt.id, bankOrderId))
}

/** Takes a provider's event in; false where it was taken in before. A second delivery waits for the first one's transaction. */
export async function insertPaymentEvent(tx: Executor, row: typeof paymentEvent.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(paymentEvent).values(row).onConflictDoNothing().returning({ id: paymentEvent.eventId })
  return rows.length === 1
}

/** Writes down what a provider's event did. */
export async function setPaymentEventEffect(
  tx: Executor,
  provider: string,
  eventId: string,
  effect: string,
): Promise<void> {
  await tx
    .update(paymentEvent)
    .set({ effect })
    .where(and(eq(paymentEvent.provider, provider), eq(paymentEvent.eventId, eventId)))
}
