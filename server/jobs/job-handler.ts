import type { Services } from '../services'
import type { JobTopic, JobTopics } from './job-topics'

/** What jobs can do beside the services: reach this server's own callback address, as a provider would. */
export interface JobTools {
  /** Posts a body to a path of this server and resolves the status of the answer. */
  postHere(path: string, headers: Record<string, string>, body: string): Promise<number>
}

/** Does one job; resolves the time at which it wants to run again, or nothing when it is done; what it throws is tried again later. */
export type JobHandler<Topic extends JobTopic> = (
  services: Services,
  payload: JobTopics[Topic],
  tools: JobTools,
) => Promise<Date | void>

/** One handler for each kind of job. */
export type JobHandlers = { readonly [Topic in JobTopic]: JobHandler<Topic> }
