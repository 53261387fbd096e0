import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { ReportedType } from '@/contract/report'
import type { Executor } from '../../kernel/database/executor'
import { statementOfReasons } from '../../kernel/database/schema/community'

export type ReasonsRow = typeof statementOfReasons.$inferSelect

const isOpenOn = (bizType: ReportedType, ids: readonly string[]) =>
  and(
    eq(statementOfReasons.bizType, bizType),
    inArray(statementOfReasons.bizId, [...ids]),
    isNull(statementOfReasons.endedAt),
  )

/** Stores a statement of reasons. */
export async function insertReasons(tx: Executor, row: typeof statementOfReasons.$inferInsert): Promise<void> {
  await tx.insert(statementOfReasons).values(row)
}

/** Ends the statements of reasons about one thing that apply. */
export async function endReasons(tx: Executor, bizType: ReportedType, bizId: string, endedAt: Date): Promise<void> {
  await tx
    .update(statementOfReasons)
    .set({ endedAt })
    .where(isOpenOn(bizType, [bizId]))
}

/** The newest statement of reasons that applies to each thing, by the thing's id. */
export async function findOpenReasons(
  db: Executor,
  bizType: ReportedType,
  ids: readonly string[],
): Promise<Map<string, ReasonsRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([statementOfReasons.bizId])
    .from(statementOfReasons)
    .where(isOpenOn(bizType, ids))
    .orderBy(statementOfReasons.bizId, desc(statementOfReasons.createdAt), desc(statementOfReasons.id))
  return new Map(rows.map((row) => [row.bizId, row]))
}

/** A statement of reasons by its id; null for an unknown one. */
export async function findReasons(db: Executor, id: string): Promise<ReasonsRow | null> {
  const [row] = await db.select().from(statementOfReasons).where(eq(statementOfReasons.id, id))
  return row ?? null
}

/** Locks a statement of reasons until the transaction ends; null for an unknown one. */
export async function lockReasons(tx: Executor, id: string): Promise<ReasonsRow | null> {
  const [row] = await tx.select().from(statementOfReasons).where(eq(statementOfReasons.id, id)).for('update')
  return row ?? null
}

/** Changes a statement of reasons. */
export async function updateReasons(tx: Executor, id: string, changes: Partial<ReasonsRow>): Promise<void> {
  await tx.update(statementOfReasons).set(changes).where(eq(statementOfReasons.id, id))
}

/** Appeals that wait for a decision, oldest first. */
export const listOpenAppeals = (db: Executor, most: number): Promise<ReasonsRow[]> =>
  db
    .select()
    .from(statementOfReasons)
    .where(eq(statementOfReasons.appealState, 'open'))
    .orderBy(asc(statementOfReasons.appealedAt), asc(statementOfReasons.id))
    .limit(most)
