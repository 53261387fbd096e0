import { claimJobs, type OutboxRow, updateJob } from '../repositories/outbox'
import type { Services } from '../services'
import { jobHandlers } from './job-handlers'
import type { JobTools } from './job-handler'
import type { JobTopic } from './job-topics'
import { MOST_TRIES, retryDelayMs } from './retry-delay'

/** How long a worker keeps a job to itself; one that dies in between gives it back with that. */
const LEASE_MS = 60_000

/** How one of several workers is steered. */
interface Steering {
  /** Called after each claim: there may be more to do for others. */
  onClaim?(): void
  /** Whether to leave the rest to a later run. */
  isStopped?(): boolean
}

/**
 * Does the jobs that are due now, also those that become due by doing them; resolves how many were done. Each is claimed
 * just before it is done, so that no lease runs out while a job waits behind a slow one.
 */
export async function runDueJobs(
  services: Services,
  tools: JobTools,
  { onClaim, isStopped }: Steering = {},
): Promise<number> {
  for (let done = 0; ; done++) {
    if (isStopped?.()) return done
    const now = services.clock.now()
    const [job] = await claimJobs(services.database.db, now, new Date(now.getTime() + LEASE_MS), 1)
    if (!job) return done
    onClaim?.()
    await runJob(services, tools, job)
  }
}

async function runJob(services: Services, tools: JobTools, job: OutboxRow): Promise<void> {
  const { db } = services.database
  try {
    const againAt = await handle(services, tools, job)
    if (againAt) await updateJob(db, job.id, { availableAt: againAt, attempts: 0, lastError: null })
    else await updateJob(db, job.id, { doneAt: services.clock.now(), lastError: null })
  } catch (error) {
    services.log.error({ err: error, jobId: job.id, topic: job.topic }, 'job failed')
    await updateJob(db, job.id, afterFailure(services, job, error))
  }
}

async function handle(services: Services, tools: JobTools, job: OutboxRow): Promise<Date | void> {
  if (!isTopic(job.topic)) throw new Error(`no handler for ${job.topic}`)
  // The payload was written by enqueueJob with the type of this very topic.
  const handler: (services: Services, payload: never, tools: JobTools) => Promise<Date | void> = jobHandlers[job.topic]
  return handler(services, job.payload as never, tools)
}

const isTopic = (topic: string): topic is JobTopic => Object.hasOwn(jobHandlers, topic)

function afterFailure({ clock }: Services, { attempts }: OutboxRow, error: unknown): Parameters<typeof updateJob>[2] {
  const now = clock.now()
  const lastError = error instanceof Error ? error.message : String(error)
  if (attempts >= MOST_TRIES) return { deadAt: now, lastError }
  return { availableAt: new Date(now.getTime() + retryDelayMs(attempts)), lastError }
}
