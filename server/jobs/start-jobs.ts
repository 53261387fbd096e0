import type { Services } from '../kernel/services'
import { enqueueJob } from '../kernel/jobs/outbox'
import { expireHolds } from './expire-holds'
import { type JobTools, runNextJob } from '../kernel/jobs/run-jobs'
import { createJobQueue } from './run-due-jobs'
import { createWorkerPool } from '../kernel/jobs/worker-pool'

const POLL_MS = 400

/** Jobs that run at the same time, so that a slow provider holds up only its own. */
const WORKERS = 4

/** Work that goes on beside the requests. */
export interface RunningJobs {
  /** Resolves when what had begun is done; nothing begins after that. */
  stop(): Promise<void>
}

/** Runs due jobs and closes overdue orders over and over; any number of servers may do so on one database. */
export function startJobs(services: Services, tools: JobTools): RunningJobs {
  const { log } = services
  const queue = createJobQueue(services, tools)
  const runNext = (onClaim: () => void) => runNextJob(services, queue, onClaim)
  const pool = createWorkerPool({ name: 'jobs', size: WORKERS, pollMs: POLL_MS, log, runNext })
  const state = { isPurgePlanned: false, isFailing: false }
  let expiry: Promise<void> | null = null

  async function expireAndPlan(): Promise<void> {
    await expireHolds(services)
    if (!state.isPurgePlanned) await planPurge(services)
    Object.assign(state, { isPurgePlanned: true, isFailing: false })
  }

  /** Logs the first of a row of failures only: without a database every round fails. */
  function logFailure(error: unknown): void {
    if (!state.isFailing) log.error({ err: error }, 'overdue orders were not closed, retrying at the next poll')
    state.isFailing = true
  }

  function expire(): void {
    expiry ??= expireAndPlan()
      .catch(logFailure)
      .finally(() => (expiry = null))
  }

  const timer = setInterval(expire, POLL_MS)
  timer.unref()
  expire()
  pool.start()
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all([expiry, pool.stop()])
    },
  }
}

/** One purge goes on for ever, whichever server does it; the row is there already at every start but the first. */
const planPurge = (services: Services) =>
  enqueueJob(services.database.db, services, { topic: 'purge', key: 'hourly', payload: {} })
