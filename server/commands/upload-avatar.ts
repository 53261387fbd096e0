import type { Executor } from '../kernel/database/executor'
import { ApiError } from '../kernel/errors'
import { enqueueJob } from '../kernel/jobs/outbox'
import { lockUser } from '../repositories/profile'
import { insertPicture } from '../repositories/uploaded-picture'
import type { Services } from '../kernel/services'
import { refuseTooManyUploads } from '../uploads/refuse-too-many-uploads'
import { squarePicture, type CropSquare } from '../uploads/square-picture'
import { UPLOAD_DAY_MS } from '../uploads/upload-limits'

const ID_BYTES = 18

/** Stores a picture, or the empty row of a refused one; both count for the day's limit and are swept a day later. */
async function storeUpload(
  tx: Executor,
  services: Services,
  { userId, content }: { userId: string; content: Buffer | null },
): Promise<string> {
  const fileId = services.random.token(ID_BYTES)
  const now = services.clock.now()
  await lockUser(tx, userId)
  await refuseTooManyUploads(tx, userId, now)
  await insertPicture(tx, { id: fileId, userId, purpose: 'avatar', content, createdAt: now })
  const availableAt = new Date(now.getTime() + UPLOAD_DAY_MS)
  await enqueueJob(tx, services, { topic: 'sweep-upload', key: fileId, payload: { fileId }, availableAt })
  return fileId
}

/** Counts an upload that was refused once its body had been read. */
export async function countRefusedUpload(services: Services, userId: string): Promise<void> {
  await services.database.transaction((tx) => storeUpload(tx, services, { userId, content: null }))
}

/** Stores the square of a sent picture under an id that nobody can guess; one that is not used within a day is swept. */
export async function uploadAvatar(
  services: Services,
  userId: string,
  file: Buffer,
  crop: CropSquare | null,
): Promise<string> {
  const content = await squarePicture(file, crop).catch(async (error: unknown) => {
    if (error instanceof ApiError) await countRefusedUpload(services, userId)
    throw error
  })
  return services.database.transaction((tx) => storeUpload(tx, services, { userId, content }))
}
