import type { Executor } from '../database/executor'
import { deleteReplacedJobs, insertJob } from '../repositories/outbox'
import type { Services } from '../services'

/** The payload of each topic; a job may run more than once and then changes nothing. */
export interface JobTopics {
  'confirm-order': { orderId: string }
  'begin-stay': { orderId: string }
  'end-stay': { orderId: string }
  'check-payment': { bankOrderId: string }
  'close-charge': { bankOrderId: string }
  'send-refund': { refundId: string }
  'sweep-upload': { fileId: string }
  'erase-leftovers': { uid: string }
  'send-sandbox-callback': { body: string }
  purge: Record<string, never>
  /** An encrypted email; one that was dead-lettered has lost it. */
  mail: { kind: string; sealed?: string }
}

export type JobTopic = keyof JobTopics

/** A job to be run. */
export interface Job<Topic extends JobTopic> {
  /** Drawn when left out. */
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
