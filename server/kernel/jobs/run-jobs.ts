import type { Services } from '../services'
import {
  claimJob,
  deadLetterJob,
  deleteJob,
  type JobTopic,
  type JobTopics,
  type OutboxRow,
  postponeJob,
  updateJob,
} from './outbox'

/** What jobs can do beside the services: reach this server's own callback address, as a provider would. */
export interface JobTools {
  /** Posts a body to a path of this server and resolves the status of the response. */
  postHere(path: string, headers: Record<string, string>, body: string): Promise<number>
}

/** Runs one job; resolves the time at which it wants to run again, or nothing when it is done; what it throws is retried. */
export type JobHandler<Topic extends JobTopic> = (
  services: Services,
  payload: JobTopics[Topic],
  tools: JobTools,
) => Promise<Date | void>

/** Every topic but mail, which has workers of its own. */
export type HandledTopic = Exclude<JobTopic, 'mail'>

/** One handler for each topic. */
export type JobHandlers = { readonly [Topic in HandledTopic]: JobHandler<Topic> }

/** How the jobs of one queue are run. */
export interface JobQueue {
  /** Whether it takes mail, or every other topic. */
  readonly isMail: boolean
  /** Runs one job; resolves the time at which it wants to run again, or nothing when it is done. */
  run(job: OutboxRow): Promise<Date | void>
  /** Milliseconds to wait after a failed try (1 is the first). */
  retryDelayMs(tries: number): number
  /** What is stored and logged of an error. */
  errorText(error: unknown): string
}

/** A failure that no retry can mend: the job is dead-lettered at once. */
export class PermanentJobError extends Error {}

type RunnerServices = Pick<Services, 'clock' | 'database' | 'log'>

/** How long a worker has a job to itself; one that dies in between returns it by that. */
const LEASE_MS = 60_000

/** Tries after which a job is dead-lettered for a person to look at. */
const MAX_TRIES = 10

/**
 * Runs the job of a queue that is due for longest; resolves false when none is due. Each is claimed just before it runs,
 * so that no lease ends while a job waits behind a slow one. One that has expired is removed instead.
 */
export async function runNextJob(services: RunnerServices, queue: JobQueue, onClaim?: () => void): Promise<boolean> {
  const { clock, database, log } = services
  const now = clock.now()
  const job = await claimJob(database.db, queue.isMail, now, new Date(now.getTime() + LEASE_MS))
  if (!job) return false
  onClaim?.()
  if (job.expiresAt && job.expiresAt <= now) {
    log.warn({ jobId: job.id, topic: job.topic }, 'job expired before it could run, removed')
    await deleteJob(database.db, job.id)
  } else await runJob(services, queue, job)
  return true
}

async function runJob(services: RunnerServices, queue: JobQueue, job: OutboxRow): Promise<void> {
  const { db } = services.database
  let againAt: Date | void
  try {
    againAt = await queue.run(job)
  } catch (error) {
    return recordFailure(services, queue, job, error)
  }
  if (againAt) await postponeJob(db, job, againAt)
  // Nothing of an email that was sent is stored any longer.
  else if (queue.isMail) await deleteJob(db, job.id)
  else await updateJob(db, job.id, { doneAt: services.clock.now(), lastError: null })
}

async function recordFailure(
  { clock, database, log }: RunnerServices,
  queue: JobQueue,
  { id, topic, attempts }: OutboxRow,
  error: unknown,
): Promise<void> {
  const now = clock.now()
  const lastError = queue.errorText(error)
  const isDead = error instanceof PermanentJobError || attempts >= MAX_TRIES
  // An error of the mail server may name its recipient.
  const entry = { jobId: id, topic, attempts, reason: lastError, ...(!queue.isMail && { err: error }) }
  log.error(entry, isDead ? 'job failed for good, dead-lettered' : 'job failed, retrying later')
  if (isDead) return deadLetterJob(database.db, id, now, lastError)
  const availableAt = new Date(now.getTime() + queue.retryDelayMs(attempts))
  await updateJob(database.db, id, { availableAt, lastError })
}
