import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { uploadedPicture } from '../kernel/database/schema/people'

/** Stores a picture. */
export async function insertPicture(tx: Executor, row: typeof uploadedPicture.$inferInsert): Promise<void> {
  await tx.insert(uploadedPicture).values(row)
}

/** When a user sent pictures since an instant, the earliest first. */
export async function listUploadsSince(tx: Executor, userId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: uploadedPicture.createdAt })
    .from(uploadedPicture)
    .where(and(eq(uploadedPicture.userId, userId), gt(uploadedPicture.createdAt, since)))
    .orderBy(asc(uploadedPicture.createdAt))
  return rows.map(({ at }) => at)
}

/** Whether a user has this picture and it is still kept. */
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
export async function emptyPicture(tx: Executor, id: string): Promise<void> {
  await tx.update(uploadedPicture).set({ content: null }).where(eq(uploadedPicture.id, id))
}

/** Who sent a picture; null where there is none. */
export async function findPictureOwner(tx: Executor, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: uploadedPicture.userId })
    .from(uploadedPicture)
    .where(eq(uploadedPicture.id, id))
  return row?.userId ?? null
}

/** Removes a picture for good. */
export async function deletePicture(tx: Executor, id: string): Promise<void> {
  await tx.delete(uploadedPicture).where(eq(uploadedPicture.id, id))
}
