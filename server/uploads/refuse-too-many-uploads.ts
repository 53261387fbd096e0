import { pictureTexts } from '@/domain/pictures'
import type { Executor } from '../kernel/database/executor'
import { tooManyRequests } from '../kernel/errors'
import { listUploadsSince } from '../repositories/uploaded-picture'
import { MOST_UPLOADS, UPLOAD_DAY_MS } from './upload-limits'

/** Throws 429 when a user has sent as many pictures as a day allows, stored and refused ones together. */
export async function refuseTooManyUploads(tx: Executor, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UPLOAD_DAY_MS)
  const sent = await listUploadsSince(tx, userId, since)
  const [first] = sent
  if (!first || sent.length < MOST_UPLOADS) return
  throw tooManyRequests(Math.ceil((first.getTime() - since.getTime()) / 1000), pictureTexts.tooMany)
}
