import { claimJobs, type OutboxRow, updateJob } from '../repositories/outbox'
import type { Services } from '../services'
import { jobHandlers } from './job-handlers'
import type { JobTools } from './job-handler'
import type { JobTopic } from './job-topics'
import { MOST_TRIES, retryDelayMs } from './retry-delay'

const BATCH = 20

/** How long a worker keeps a job to itself; one that dies in between gives it back with that. */
const LEASE_MS = 60_000

/** Does the jobs that are due now, also those that become due by doing them; resolves how many were done. */
export async function runDueJobs(services: Services, tools: JobTools): Promise<number> {
  for (let done = 0; ;) {
    const now = services.clock.now()
    const leaseUntil = new Date(now.getTime() + LEASE_MS)
    const jobs = await claimJobs(services.database.db, now, leaseUntil, BATCH)
    if (jobs.length === 0) return done
    for (const job of jobs) await runJob(services, tools, job)
    done += jobs.length
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
