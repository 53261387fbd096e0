import type { Services } from '../services'
import { enqueueJob } from './enqueue-job'
import { expireHolds } from './expire-holds'
import type { JobTools } from './job-handler'
import { runDueJobs } from './run-due-jobs'

const INTERVAL_MS = 400

/** Work that goes on beside the requests. */
export interface RunningJobs {
  /** Resolves when what had begun is done; nothing begins after that. */
  stop(): Promise<void>
}

/** Does due jobs and closes overdue orders over and over; any number of servers may do so on one database. */
export function startJobs(services: Services, tools: JobTools): RunningJobs {
  let isStopped = false
  let round = planPurge(services)
  let timer = setTimeout(begin, INTERVAL_MS)
  timer.unref()

  function begin(): void {
    round = runRound(services, tools).finally(() => {
      if (isStopped) return
      timer = setTimeout(begin, INTERVAL_MS)
      timer.unref()
    })
  }

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}

/** One purge goes on for ever, whichever server does it; the row is there already at every start but the first. */
async function planPurge(services: Services): Promise<void> {
  await enqueueJob(services.database.db, services, { topic: 'purge', key: 'hourly', payload: {} }).catch(
    (error: unknown) => services.log.error({ err: error }, 'the deletion of old rows could not be planned'),
  )
}

async function runRound(services: Services, tools: JobTools): Promise<void> {
  try {
    await expireHolds(services)
    await runDueJobs(services, tools)
  } catch (error) {
    services.log.error({ err: error }, 'jobs were interrupted')
  }
}
