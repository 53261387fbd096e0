import type { Executor } from '../kernel/database/executor'
import { enqueueJob } from '../kernel/jobs/outbox'
import { emptyPicture } from '../repositories/uploaded-picture'
import type { Services } from '../kernel/services'
import { UPLOAD_DAY_MS } from './upload-limits'

/** Forgets a picture at once; its row is swept when it no longer counts for the day's limit. */
export async function dropPicture(tx: Executor, services: Services, fileId: string): Promise<void> {
  await emptyPicture(tx, fileId)
  const availableAt = new Date(services.clock.now().getTime() + UPLOAD_DAY_MS)
  await enqueueJob(tx, services, { topic: 'sweep-upload', key: `${fileId}:replaced`, payload: { fileId }, availableAt })
}
