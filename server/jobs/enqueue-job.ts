import type { Executor } from '../database/executor'
import { insertJob } from '../repositories/outbox'
import type { Services } from '../services'
import type { JobTopic, JobTopics } from './job-topics'

/** A job to come: at once when no time is given; of two with the same key only the first is done. */
export interface Job<Topic extends JobTopic> {
  readonly topic: Topic
  readonly key: string
  readonly payload: JobTopics[Topic]
  readonly availableAt?: Date
}

/** Writes a job beside the change that it follows from: both are committed or neither. */
export async function enqueueJob<Topic extends JobTopic>(
  tx: Executor,
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  { topic, key, payload, availableAt }: Job<Topic>,
): Promise<void> {
  const createdAt = clock.now()
  const dedupeKey = `${topic}:${key}`
  await insertJob(tx, { id: random.id(), topic, dedupeKey, payload, availableAt: availableAt ?? createdAt, createdAt })
}
