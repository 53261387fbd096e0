import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/executor'
import { outbox } from '../database/schema-orders'

/** A job as it is stored. */
export type OutboxRow = typeof outbox.$inferSelect

/** Stores a job unless its like was stored before. */
export async function insertJob(
  tx: Executor,
  job: Pick<OutboxRow, 'id' | 'topic' | 'dedupeKey' | 'payload' | 'availableAt' | 'createdAt'>,
): Promise<void> {
  await tx.insert(outbox).values(job).onConflictDoNothing({ target: outbox.dedupeKey })
}

/** Claims due jobs for one worker until leaseUntil: other workers pass over them, and one that dies gives them back by time. */
export async function claimJobs(db: Executor, now: Date, leaseUntil: Date, limit: number): Promise<OutboxRow[]> {
  const due = sql`
    select id from outbox
    where done_at is null and dead_at is null and available_at <= ${now.toISOString()}::timestamptz
    order by available_at, id
    limit ${limit}
    for update skip locked`
  return db
    .update(outbox)
    .set({ availableAt: leaseUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning()
}

/** Changes a job after a try. */
export async function updateJob(
  db: Executor,
  jobId: string,
  changes: Partial<Pick<OutboxRow, 'availableAt' | 'attempts' | 'lastError' | 'doneAt' | 'deadAt'>>,
): Promise<void> {
  await db.update(outbox).set(changes).where(eq(outbox.id, jobId))
}
