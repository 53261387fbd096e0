import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { uploadedPicture, userAccount } from '../kernel/database/schema/people'
import { pictureText } from '@/domain/pictures'
import { ApiError, tooManyRequests } from '../kernel/errors'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { Services } from '../kernel/services'
import { type CropSquare, squarePicture } from './square-picture'
import type { JobHandler } from '../kernel/jobs/run-jobs'

/** How long a sent picture counts for its owner's limit, and an unused one is stored, in ms. */
const UPLOAD_DAY_MS = 24 * 3_600_000

/** So many pictures somebody may send in that time. */
const MOST_UPLOADS = 20

const MARK = 'upload:'

/** How user_account names a picture that its owner sent; all others are of the demo's library. */
export const pictureRef = (fileId: string): string => `${MARK}${fileId}`

/** The id of a sent picture in such a name; null for a picture of the library and for none. */
export const fileIdOf = (avater: string): string | null => (avater.startsWith(MARK) ? avater.slice(MARK.length) : null)

/** Address of a sent avatar by its file id. */
export const sentAvatarUrl = (fileId: string): string => `/pictures/avatars/${fileId}.webp`

/** Address of an avatar by the name that user_account has for it; empty where there is none. */
export function avatarUrl(avater: string): string {
  const fileId = fileIdOf(avater)
  if (fileId !== null) return sentAvatarUrl(fileId)
  return avater === '' ? '' : `/pictures/240/${avater}.webp`
}

/** Stores a picture. */
async function insertPicture(tx: Executor, row: typeof uploadedPicture.$inferInsert): Promise<void> {
  await tx.insert(uploadedPicture).values(row)
}

/** When a user sent pictures since an instant, the earliest first. */
async function listUploadsSince(tx: Executor, userId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: uploadedPicture.createdAt })
    .from(uploadedPicture)
    .where(and(eq(uploadedPicture.userId, userId), gt(uploadedPicture.createdAt, since)))
    .orderBy(asc(uploadedPicture.createdAt))
  return rows.map(({ at }) => at)
}

/** Returns whether a user has this picture and it is still stored. */
export async function isOwnPicture(tx: Executor, userId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: uploadedPicture.id })
    .from(uploadedPicture)
    .where(and(eq(uploadedPicture.id, id), eq(uploadedPicture.userId, userId), isNotNull(uploadedPicture.content)))
  return row !== undefined
}

/** The WebP file of a picture; null where there is none. */
export async function readPictureContent(tx: Executor, id: string): Promise<Buffer | null> {
  const [row] = await tx
    .select({ content: uploadedPicture.content })
    .from(uploadedPicture)
    .where(eq(uploadedPicture.id, id))
  return row?.content ?? null
}

/** Forgets what a picture shows; its row stays and still counts. */
async function emptyPicture(tx: Executor, id: string): Promise<void> {
  await tx.update(uploadedPicture).set({ content: null }).where(eq(uploadedPicture.id, id))
}

/** Who sent a picture; null where there is none. */
async function findPictureOwner(tx: Executor, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: uploadedPicture.userId })
    .from(uploadedPicture)
    .where(eq(uploadedPicture.id, id))
  return row?.userId ?? null
}

/** Removes a picture for good. */
async function deletePicture(tx: Executor, id: string): Promise<void> {
  await tx.delete(uploadedPicture).where(eq(uploadedPicture.id, id))
}

/** Throws 429 when a user has sent as many pictures as a day allows, stored and refused ones together. */
export async function refuseTooManyUploads(tx: Executor, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UPLOAD_DAY_MS)
  const sent = await listUploadsSince(tx, userId, since)
  const [first] = sent
  if (!first || sent.length < MOST_UPLOADS) return
  throw tooManyRequests(Math.ceil((first.getTime() - since.getTime()) / 1000), pictureText.tooMany)
}

/** Locks the sender of pictures until the transaction ends and returns the name of their avatar; null for an unknown user. */
async function lockOwner(tx: Executor, uid: string): Promise<string | null> {
  const [row] = await tx
    .select({ avater: userAccount.avater })
    .from(userAccount)
    .where(eq(userAccount.id, uid))
    .for('update')
  return row?.avater ?? null
}

const ID_BYTES = 18

/** Stores a picture, or the empty row of a refused one; both count for the day's limit and are swept a day later. */
async function storeUpload(
  tx: Executor,
  services: Services,
  { userId, content }: { userId: string; content: Buffer | null },
): Promise<string> {
  const fileId = services.random.token(ID_BYTES)
  const now = services.clock.now()
  await lockOwner(tx, userId)
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

/** Forgets a picture at once; its row is swept when it no longer counts for the day's limit. */
export async function dropPicture(tx: Executor, services: Services, fileId: string): Promise<void> {
  await emptyPicture(tx, fileId)
  const availableAt = new Date(services.clock.now().getTime() + UPLOAD_DAY_MS)
  await enqueueJob(tx, services, { topic: 'sweep-upload', key: `${fileId}:replaced`, payload: { fileId }, availableAt })
}

/** Removes a picture that its owner does not use. */
export const sweepUpload: JobHandler<'sweep-upload'> = async ({ database }, { fileId }) => {
  await database.transaction(async (tx) => {
    const uid = await findPictureOwner(tx, fileId)
    if (uid === null) return
    if (fileIdOf((await lockOwner(tx, uid)) ?? '') === fileId) return
    await deletePicture(tx, fileId)
  })
}
