import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { uploadedPicture, userAccount } from '../kernel/database/schema/people'
import { uploadText } from '@/domain/uploads'
import { ApiError, tooManyRequests } from '../kernel/errors'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { Services } from '../kernel/services'
import { type CropSquare, squarePicture } from './square-picture'

/** How long an upload counts for its owner's limit, and an unused one is stored, in ms. */
export const UPLOAD_DAY_MS = 24 * 3_600_000

/** Largest number of files that a user may send in that time. */
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

/** When a user sent files since an instant, the earliest first. */
async function listUploadsSince(tx: Executor, userId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: uploadedPicture.createdAt })
    .from(uploadedPicture)
    .where(and(eq(uploadedPicture.userId, userId), gt(uploadedPicture.createdAt, since)))
    .orderBy(asc(uploadedPicture.createdAt))
  return rows.map(({ at }) => at)
}

const isAvatar = (id: string) => and(eq(uploadedPicture.id, id), eq(uploadedPicture.purpose, 'avatar'))

/** Returns whether a user sent this picture as an avatar and it is still stored. */
export async function isOwnPicture(tx: Executor, userId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: uploadedPicture.id })
    .from(uploadedPicture)
    .where(and(isAvatar(id), eq(uploadedPicture.userId, userId), isNotNull(uploadedPicture.content)))
  return row !== undefined
}

/** The WebP file of an avatar; null where there is none. */
export async function readPictureContent(tx: Executor, id: string): Promise<Buffer | null> {
  const [row] = await tx.select({ content: uploadedPicture.content }).from(uploadedPicture).where(isAvatar(id))
  return row?.content ?? null
}

/** Forgets what a picture shows; its row stays and still counts. */
async function emptyPicture(tx: Executor, id: string): Promise<void> {
  await tx.update(uploadedPicture).set({ content: null }).where(eq(uploadedPicture.id, id))
}

/** Throws 429 when a user has sent as many files as a day allows, stored and refused ones together. */
export async function refuseTooManyUploads(tx: Executor, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UPLOAD_DAY_MS)
  const sent = await listUploadsSince(tx, userId, since)
  const [first] = sent
  if (!first || sent.length < MOST_UPLOADS) return
  throw tooManyRequests(Math.ceil((first.getTime() - since.getTime()) / 1000), uploadText.tooMany)
}

/** Locks the sender of uploads until the transaction ends and returns the name of their avatar; null for an unknown user. */
async function lockOwner(tx: Executor, uid: string): Promise<string | null> {
  const [row] = await tx
    .select({ avater: userAccount.avater })
    .from(userAccount)
    .where(eq(userAccount.id, uid))
    .for('update')
  return row?.avater ?? null
}

const ID_BYTES = 18

type NewUpload = Omit<typeof uploadedPicture.$inferInsert, 'id' | 'createdAt' | 'purchaseId'>

/** Stores an upload under an unguessable id, or the empty row of a refused one; both count for the day's limit. One that is not used within a day is swept. */
export async function storeUpload(tx: Executor, services: Services, upload: NewUpload): Promise<string> {
  const fileId = services.random.token(ID_BYTES)
  const now = services.clock.now()
  await lockOwner(tx, upload.userId)
  await refuseTooManyUploads(tx, upload.userId, now)
  await tx.insert(uploadedPicture).values({ ...upload, id: fileId, createdAt: now })
  const availableAt = new Date(now.getTime() + UPLOAD_DAY_MS)
  await enqueueJob(tx, services, { topic: 'sweep-upload', key: fileId, payload: { fileId }, availableAt })
  return fileId
}

/** Counts an upload that was refused once its body had been read. */
export async function countRefusedUpload(services: Services, userId: string): Promise<void> {
  await services.database.transaction((tx) => storeUpload(tx, services, avatarOf(userId, null)))
}

const avatarOf = (userId: string, content: Buffer | null) =>
  ({ userId, purpose: 'avatar', content, mediaType: 'image/webp', fileName: '' }) as const

/** Runs the reading of an upload; one that it refuses counts for the day's limit too. */
export async function countingRefusal<Result>(
  services: Services,
  userId: string,
  reading: Promise<Result>,
): Promise<Result> {
  return reading.catch(async (error: unknown) => {
    if (error instanceof ApiError) await countRefusedUpload(services, userId)
    throw error
  })
}

/** Stores the square of a sent picture. */
export async function uploadAvatar(
  services: Services,
  userId: string,
  file: Buffer,
  crop: CropSquare | null,
): Promise<string> {
  const content = await countingRefusal(services, userId, squarePicture(file, crop))
  return services.database.transaction((tx) => storeUpload(tx, services, avatarOf(userId, content)))
}

/** Forgets a picture at once; its row is swept when it no longer counts for the day's limit. */
export async function dropPicture(tx: Executor, services: Services, fileId: string): Promise<void> {
  await emptyPicture(tx, fileId)
  const availableAt = new Date(services.clock.now().getTime() + UPLOAD_DAY_MS)
  await enqueueJob(tx, services, { topic: 'sweep-upload', key: `${fileId}:replaced`, payload: { fileId }, availableAt })
}

/** Until when an order needs an upload that its request named; null where it does not. */
export type UploadNeed = (
  tx: Executor,
  upload: { readonly fileId: string; readonly purchaseId: string },
  now: Date,
) => Promise<Date | null>

/** Removes an unused upload: no avatar of its sender, and named by no order that still needs it. Returns when to look again. */
export async function sweepUpload(
  { database, clock }: Services,
  fileId: string,
  neededUntil: UploadNeed,
): Promise<Date | void> {
  return database.transaction(async (tx) => {
    const [row] = await tx.select().from(uploadedPicture).where(eq(uploadedPicture.id, fileId))
    if (!row) return
    const { userId, purchaseId } = row
    if (fileIdOf((await lockOwner(tx, userId)) ?? '') === fileId) return
    const until = purchaseId === null ? null : await neededUntil(tx, { fileId, purchaseId }, clock.now())
    if (until !== null) return until
    // An order may have named it since it was read.
    const isAsRead = purchaseId === null ? isNull(uploadedPicture.purchaseId) : undefined
    await tx.delete(uploadedPicture).where(and(eq(uploadedPicture.id, fileId), isAsRead))
  })
}
