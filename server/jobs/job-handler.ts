import type { Services } from '../services'
import type { JobTopic, JobTopics } from './enqueue-job'

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
