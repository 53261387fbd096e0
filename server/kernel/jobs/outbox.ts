import type { Executor } from '../database/executor'
import type { Services } from '../services'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { outbox } from '../database/schema/orders'

/** The payload of each topic; a job may run more than once and then changes nothing. */
export interface JobTopics {
  'confirm-order': { orderId: string }
  'remind-to-pay': { orderId: string }
  'remind-of-check-in': { orderId: string }
  'remind-of-voucher-end': { orderId: string; days: number }
  'remind-of-sale': { skuId: string }
  'begin-stay': { orderId: string }
  'end-stay': { orderId: string }
  'end-exchange': { orderId: string }
  'lapse-gift': { giftId: string }
  'lapse-appointment': { appointmentId: string }
  'check-payment': { bankOrderId: string }
  'close-charge': { bankOrderId: string }
  'send-refund': { refundId: string }
  'issue-document': { documentId: string }
  'sweep-upload': { fileId: string }
  'delete-objects': { store: 'folder' | 's3'; keys: string[] }
  'sweep-stores': Record<string, never>
  'erase-leftovers': { uid: string }
  'send-sandbox-callback': { body: string }
  /** An encrypted look-up; one that was dead-lettered has lost it. */
  'send-guest-code': { id: string; sealed?: string }
  'invite-to-review': { orderId: string }
  'count-likes': Record<string, never>
  'check-counts': Record<string, never>
  'demo-chat-reply': { sessionId: string }
  'purge-chats': Record<string, never>
  purge: Record<string, never>
  /** An encrypted email; one that was dead-lettered has lost it. */
  mail: { kind: string; sealed?: string }
}

export type JobTopic = keyof JobTopics

/** A job to be run. */
export interface Job<Topic extends JobTopic> {
  /** Generated when omitted. */
  readonly id?: string
  readonly topic: Topic
  /** Of two jobs with the same topic and key only the first runs. */
  readonly key: string
  readonly payload: JobTopics[Topic]
  /** At once when left out. */
  readonly availableAt?: Date
  /** From then on the job is removed instead of run. */
  readonly expiresAt?: Date
  /** The job replaces those with the same key that have not been done. */
  readonly replaceKey?: string
  /** The account that the job goes with when it is deleted. */
  readonly userId?: string
  /** The recipient that the job goes with when the address is erased, as a keyed hash. */
  readonly recipientKey?: string
}

/** Writes a job in the transaction of the change it follows from: both are committed or neither. */
export async function enqueueJob<Topic extends JobTopic>(
  tx: Executor,
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  { id = random.id(), topic, key, payload, ...options }: Job<Topic>,
): Promise<void> {
  const createdAt = clock.now()
  if (options.replaceKey !== undefined) await deleteReplacedJobs(tx, options.replaceKey)
  const dedupeKey = `${topic}:${key}`
  await insertJob(tx, { id, topic, dedupeKey, payload, availableAt: createdAt, createdAt, ...options })
}

/** A job as it is stored. */
export type OutboxRow = typeof outbox.$inferSelect

/** Stores a job unless one with its dedupe key was stored before. */
async function insertJob(tx: Executor, job: typeof outbox.$inferInsert): Promise<void> {
  await tx.insert(outbox).values(job).onConflictDoNothing({ target: outbox.dedupeKey })
}

/** Removes the jobs that a newer one replaces: those with its replace key that are neither done nor dead-lettered. */
async function deleteReplacedJobs(tx: Executor, replaceKey: string): Promise<void> {
  await tx.delete(outbox).where(and(eq(outbox.replaceKey, replaceKey), isNull(outbox.doneAt), isNull(outbox.deadAt)))
}

/** Claims the job of a queue that is due for longest until leaseUntil, past those that others hold; a worker that dies returns it by time. Null when none is due. */
export async function claimJob(db: Executor, isMail: boolean, now: Date, leaseUntil: Date): Promise<OutboxRow | null> {
  const due = sql`
    select id from outbox
    where done_at is null and dead_at is null and (topic = 'mail') = ${isMail}
      and available_at <= ${now.toISOString()}::timestamptz
    order by available_at, id
    limit 1
    for update skip locked`
  const [job] = await db
    .update(outbox)
    .set({ availableAt: leaseUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning()
  return job ?? null
}

/** Changes a job after a try. */
export async function updateJob(
  db: Executor,
  jobId: string,
  changes: Partial<Pick<OutboxRow, 'availableAt' | 'attempts' | 'lastError' | 'doneAt'>>,
): Promise<void> {
  await db.update(outbox).set(changes).where(eq(outbox.id, jobId))
}

/** Sets when a job that was leased until an instant runs again, unless it was woken meanwhile and therefore is due already. */
export async function postponeJob(
  db: Executor,
  { id, availableAt: leasedUntil }: Pick<OutboxRow, 'id' | 'availableAt'>,
  availableAt: Date,
): Promise<void> {
  const isLeased = and(eq(outbox.id, id), eq(outbox.availableAt, leasedUntil))
  await db.update(outbox).set({ availableAt, attempts: 0, lastError: null }).where(isLeased)
}

/** Makes waiting jobs of a topic due at once, in the transaction of the change that they wait for. */
export async function wakeJobs(
  tx: Executor,
  { clock }: Pick<Services, 'clock'>,
  topic: JobTopic,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  const dedupeKeys = keys.map((key) => `${topic}:${key}`)
  const isWaiting = and(inArray(outbox.dedupeKey, dedupeKeys), isNull(outbox.doneAt), isNull(outbox.deadAt))
  await tx.update(outbox).set({ availableAt: clock.now() }).where(isWaiting)
}

/** Removes a job that is of no use any more. */
export async function deleteJob(db: Executor, jobId: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, jobId))
}

/** Gives a job up: its encrypted content is erased; that it was there and why it failed stays for a while. */
export async function deadLetterJob(db: Executor, jobId: string, deadAt: Date, lastError: string): Promise<void> {
  const payload = sql`${outbox.payload} - 'sealed'`
  await db.update(outbox).set({ deadAt, lastError, payload }).where(eq(outbox.id, jobId))
}
