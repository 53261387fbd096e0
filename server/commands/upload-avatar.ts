import { pictureTexts } from '@/domain/pictures/picture-texts'
import type { Executor } from '../database/executor'
import { tooManyRequests } from '../errors/api-error'
import { enqueueJob } from '../jobs/enqueue-job'
import { lockUser } from '../repositories/profile'
import { insertPicture, listUploadsSince } from '../repositories/uploaded-picture'
import type { Services } from '../services'
import { squarePicture, type CropSquare } from '../uploads/square-picture'
import { MOST_UPLOADS, UPLOAD_DAY_MS } from '../uploads/upload-limits'

const ID_BYTES = 18

async function refuseTooMany(tx: Executor, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UPLOAD_DAY_MS)
  const sent = await listUploadsSince(tx, userId, since)
  const [first] = sent
  if (!first || sent.length < MOST_UPLOADS) return
  throw tooManyRequests(Math.ceil((first.getTime() - since.getTime()) / 1000), pictureTexts.tooMany)
}

/** Stores the square of a sent picture under an id that nobody can guess; one that is not used within a day is swept. */
export async function uploadAvatar(
  services: Services,
  userId: string,
  file: Buffer,
  crop: CropSquare | null,
): Promise<string> {
  const { database, clock, random } = services
  await refuseTooMany(database.db, userId, clock.now())
  const content = await squarePicture(file, crop)
  const fileId = random.token(ID_BYTES)
  await database.transaction(async (tx) => {
    const now = clock.now()
    await lockUser(tx, userId)
    await refuseTooMany(tx, userId, now)
    await insertPicture(tx, { id: fileId, userId, purpose: 'avatar', content, createdAt: now })
    const availableAt = new Date(now.getTime() + UPLOAD_DAY_MS)
    await enqueueJob(tx, services, { topic: 'sweep-upload', key: fileId, payload: { fileId }, availableAt })
  })
  return fileId
}
