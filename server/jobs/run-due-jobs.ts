import type { OutboxRow } from '../kernel/jobs/outbox'
import type { Services } from '../kernel/services'
import { jobHandlers } from './job-handlers'
import { type HandledTopic, type JobQueue, type JobTools, runNextJob } from '../kernel/jobs/run-jobs'

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 10 * 60_000

const isHandled = (topic: string): topic is HandledTopic => Object.hasOwn(jobHandlers, topic)

async function handle(services: Services, tools: JobTools, { topic, payload }: OutboxRow): Promise<Date | void> {
  if (!isHandled(topic)) throw new Error(`no handler for ${topic}`)
  // The payload was written by enqueueJob with the type of this very topic.
  const handler: (services: Services, payload: never, tools: JobTools) => Promise<Date | void> = jobHandlers[topic]
  return handler(services, payload as never, tools)
}

/** The queue of all topics but mail; failed tries are repeated after 1 s, doubling up to 10 min. */
export const createJobQueue = (services: Services, tools: JobTools): JobQueue => ({
  isMail: false,
  run: (job) => handle(services, tools, job),
  retryDelayMs: (tries) => Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1)),
  errorText: (error) => (error instanceof Error ? error.message : String(error)),
})

/** Runs the jobs that are due now, also those that become due meanwhile, one after another; resolves how many ran. */
export async function runDueJobs(services: Services, tools: JobTools): Promise<number> {
  const queue = createJobQueue(services, tools)
  let count = 0
  while (await runNextJob(services, queue)) count += 1
  return count
}
