import type { Services } from '../services'
import { enqueueJob } from './enqueue-job'
import { expireHolds } from './expire-holds'
import type { JobTools } from './job-handler'
import { runDueJobs } from './run-due-jobs'

const INTERVAL_MS = 400

/** Jobs that are done at the same time, so that a slow provider holds up only its own. */
const WORKERS = 4

/** Work that goes on beside the requests. */
export interface RunningJobs {
  /** Resolves when what had begun is done; nothing begins after that. */
  stop(): Promise<void>
}

/** Does due jobs and closes overdue orders over and over; any number of servers may do so on one database. */
export function startJobs(services: Services, tools: JobTools): RunningJobs {
  const workers = new Set<Promise<void>>()
  const state = { isStopped: false, isTroubled: false, isPurgePlanned: false }
  const isStopped = () => state.isStopped
  let expiry: Promise<void> | null = null

  /** Logs the first of a row of failures only: without a database every round fails. */
  async function watched(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      state.isTroubled = false
    } catch (error) {
      if (!state.isTroubled) services.log.error({ err: error }, 'jobs were interrupted; they go on by themselves')
      state.isTroubled = true
    }
  }

  function openWorker(): void {
    if (state.isStopped || workers.size >= WORKERS) return
    const worker = watched(() => runDueJobs(services, tools, { onClaim: openWorker, isStopped })).finally(() =>
      workers.delete(worker),
    )
    workers.add(worker)
  }

  async function expireAndPlan(): Promise<void> {
    await expireHolds(services)
    if (!state.isPurgePlanned) await planPurge(services)
    state.isPurgePlanned = true
  }

  function expire(): void {
    expiry ??= watched(expireAndPlan).finally(() => (expiry = null))
  }

  const timer = setInterval(() => {
    expire()
    openWorker()
  }, INTERVAL_MS)
  timer.unref()
  expire()
  return {
    stop: async () => {
      state.isStopped = true
      clearInterval(timer)
      await Promise.all([expiry, ...workers])
    },
  }
}

/** One purge goes on for ever, whichever server does it; the row is there already at every start but the first. */
const planPurge = (services: Services) =>
  enqueueJob(services.database.db, services, { topic: 'purge', key: 'hourly', payload: {} })
