import { and, asc, count, eq, gt } from 'drizzle-orm'
import type { ReportedType, ReportState } from '@/contract/report'
import type { Executor } from '../../kernel/database/executor'
import { contentReport } from '../../kernel/database/schema/community'

export type ReportRow = typeof contentReport.$inferSelect

/** A report by the hash of its receipt; null for an unknown one. */
export async function findByReceipt(db: Executor, receiptHash: string): Promise<ReportRow | null> {
  const [row] = await db.select().from(contentReport).where(eq(contentReport.receiptHash, receiptHash))
  return row ?? null
}

/** Stores a report; false where its receipt is stored already. */
export async function insertReport(tx: Executor, row: typeof contentReport.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(contentReport)
    .values(row)
    .onConflictDoNothing({ target: contentReport.receiptHash })
    .returning({ id: contentReport.id })
  return inserted.length > 0
}

/** How many reports named an address since an instant. */
export async function countReportsOf(db: Executor, email: string, since: Date): Promise<number> {
  const isOf = and(eq(contentReport.email, email), gt(contentReport.createdAt, since))
  const [row] = await db.select({ reports: count() }).from(contentReport).where(isOf)
  return row?.reports ?? 0
}

/** A report by its id; null for an unknown one. */
export async function findReport(db: Executor, id: string): Promise<ReportRow | null> {
  const [row] = await db.select().from(contentReport).where(eq(contentReport.id, id))
  return row ?? null
}

/** Locks a report until the transaction ends; null for an unknown one. */
export async function lockReport(tx: Executor, id: string): Promise<ReportRow | null> {
  const [row] = await tx.select().from(contentReport).where(eq(contentReport.id, id)).for('update')
  return row ?? null
}

/** Locks the open reports of one thing, oldest first. */
export const lockOpenReports = (tx: Executor, bizType: ReportedType, bizId: string): Promise<ReportRow[]> =>
  tx
    .select()
    .from(contentReport)
    .where(and(eq(contentReport.bizType, bizType), eq(contentReport.bizId, bizId), eq(contentReport.state, 'open')))
    .orderBy(asc(contentReport.id))
    .for('update')

/** What was decided about a report. */
export interface Decision {
  readonly state: Exclude<ReportState, 'open'>
  readonly outcome: string
  readonly decidedAt: Date
}

/** Stores the decision about a report. */
export async function decideReport(tx: Executor, id: string, decision: Decision): Promise<void> {
  await tx.update(contentReport).set(decision).where(eq(contentReport.id, id))
}

/** Reports that wait for a decision, oldest first. */
export const listOpenReports = (db: Executor, most: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(contentReport)
    .where(eq(contentReport.state, 'open'))
    .orderBy(asc(contentReport.createdAt), asc(contentReport.id))
    .limit(most)
