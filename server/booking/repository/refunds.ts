import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../kernel/database/executor'
import { paymentAttempt, refund, refundLine } from '../../kernel/database/schema/orders'
import { paymentAccount } from '../../kernel/database/schema/people'
import type { AttemptRow } from './payments'

/** Money on its way back, as it is stored. */
export type RefundRow = typeof refund.$inferSelect

/** What a refund is for: a room from 0, a voucher, or neither for the whole payment; and its amount in minor units. */
export interface RefundLine {
  readonly room: number | null
  readonly voucherId?: string | null
  readonly amountMinor: number
}

/** Whether a refund of a purchase was not sent; what the bank has returned in a lost dispute counts as sent. */
export const isRefundOpen = (purchaseId: PgColumn): SQL => sql`exists (
  select 1 from refund join payment_attempt on payment_attempt.id = refund.attempt_id
  where refund.purchase_id = ${purchaseId} and refund.status <> 'SUCCESS' and payment_attempt.dispute is distinct from 'lost')`

/** Stores a refund with its lines. */
export async function insertRefund(tx: Executor, row: RefundRow, lines: readonly RefundLine[]): Promise<void> {
  await tx.insert(refund).values(row)
  await insertLines(tx, row.id, lines, 0)
}

async function insertLines(tx: Executor, refundId: string, lines: readonly RefundLine[], from: number): Promise<void> {
  await tx.insert(refundLine).values(lines.map((line, at) => ({ refundId, lineNo: from + at, ...line })))
}

/** Adds lines to a refund that was not sent yet; null, without a change, where it has been sent meanwhile. */
export async function addToRefund(
  tx: Executor,
  { id }: RefundRow,
  lines: readonly RefundLine[],
  amountMinor: number,
): Promise<RefundRow | null> {
  const [grown] = await tx
    .update(refund)
    .set({ amountMinor: sql`${refund.amountMinor} + ${amountMinor}` })
    .where(and(eq(refund.id, id), isNull(refund.sentAt)))
    .returning()
  if (!grown) return null
  const known = await tx.select({ lineNo: refundLine.lineNo }).from(refundLine).where(eq(refundLine.refundId, id))
  await insertLines(tx, id, lines, known.length)
  return grown
}

/** A refund by its id. */
export async function findRefund(db: Executor, refundId: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refund).where(eq(refund.id, refundId))
  return row
}

/** All refunds of an attempt, oldest first. */
export async function findRefundsOfAttempt(db: Executor, attemptId: string): Promise<RefundRow[]> {
  return db.select().from(refund).where(eq(refund.attemptId, attemptId)).orderBy(asc(refund.createdAt), asc(refund.id))
}

/** A refund with what it is for, the dispute over the charge that it is of, and the account to which it is transferred. */
export type RefundWithLines = RefundRow & {
  readonly lines: readonly RefundLine[]
  readonly dispute: AttemptRow['dispute']
  readonly account: Pick<typeof paymentAccount.$inferSelect, 'kind' | 'bank' | 'numberMask'> | null
}

/** All refunds of a purchase, oldest first. */
export const findRefundsOfPurchase = (db: Executor, purchaseId: string): Promise<RefundWithLines[]> =>
  readRefunds(db, eq(refund.purchaseId, purchaseId))

/** All refunds of a payment, those of the parts of its purchase too, oldest first. */
export const findRefundsOfPayment = (db: Executor, paymentId: string): Promise<RefundWithLines[]> =>
  readRefunds(db, eq(refund.paymentId, paymentId))

/** A refund with what it is for. */
export async function findRefundWithLines(db: Executor, refundId: string): Promise<RefundWithLines | undefined> {
  const [row] = await readRefunds(db, eq(refund.id, refundId))
  return row
}

async function readRefunds(db: Executor, which: SQL): Promise<RefundWithLines[]> {
  const refunds = await db
    .select({
      ...getTableColumns(refund),
      dispute: paymentAttempt.dispute,
      account: { kind: paymentAccount.kind, bank: paymentAccount.bank, numberMask: paymentAccount.numberMask },
    })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .leftJoin(paymentAccount, eq(paymentAccount.id, refund.accountId))
    .where(which)
    .orderBy(asc(refund.createdAt), asc(refund.id))
  if (refunds.length === 0) return []
  const ids = refunds.map(({ id }) => id)
  const lines = await db
    .select()
    .from(refundLine)
    .where(inArray(refundLine.refundId, ids))
    .orderBy(asc(refundLine.refundId), asc(refundLine.lineNo))
  return refunds.map((row) => ({ ...row, lines: lines.filter(({ refundId }) => refundId === row.id) }))
}

/** Changes a refund that still stands as it was read, in state and amount; false, without a change, where it does not. */
export async function moveRefund(
  tx: Executor,
  { id, status, amountMinor }: Pick<RefundRow, 'id' | 'status' | 'amountMinor'>,
  changes: Partial<Pick<RefundRow, 'status' | 'failReason' | 'accountId' | 'sentAt' | 'doneAt'>>,
): Promise<boolean> {
  const rows = await tx
    .update(refund)
    .set(changes)
    .where(and(eq(refund.id, id), eq(refund.status, status), eq(refund.amountMinor, amountMinor)))
    .returning({ id: refund.id })
  return rows.length === 1
}
