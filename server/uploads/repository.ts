import { and, asc, eq, gt, inArray, sql, sum } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { uploadedFile, type UploadedFileRow, type UploadPurpose, userAccount } from '../kernel/database/schema/people'

/** A new row; what is left out is null or empty. */
export type NewFile = typeof uploadedFile.$inferInsert

/** Locks the sender of files until the transaction ends and returns the name of their avatar; null for an unknown user. */
export async function lockSender(tx: Executor, uid: string): Promise<string | null> {
  const [row] = await tx
    .select({ avater: userAccount.avater })
    .from(userAccount)
    .where(eq(userAccount.id, uid))
    .for('update')
  return row?.avater ?? null
}

/** Stores the row of a file. */
export async function insertFile(tx: Executor, file: NewFile): Promise<UploadedFileRow> {
  const [row] = await tx.insert(uploadedFile).values(file).returning()
  if (!row) throw new Error('the row of a file was not stored')
  return row
}

/** Returns a file by its id; null where there is none. */
export async function findFile(db: Executor, fileId: string): Promise<UploadedFileRow | null> {
  const [row] = await db.select().from(uploadedFile).where(eq(uploadedFile.id, fileId))
  return row ?? null
}

/** Returns a file that a user sent; null for one of another user too. */
export async function findOwnFile(db: Executor, userId: string, fileId: string): Promise<UploadedFileRow | null> {
  const row = await findFile(db, fileId)
  return row?.userId === userId ? row : null
}

/** Returns files by their ids, in no order. */
export async function listFiles(db: Executor, fileIds: readonly string[]): Promise<UploadedFileRow[]> {
  if (fileIds.length === 0) return []
  return db
    .select()
    .from(uploadedFile)
    .where(inArray(uploadedFile.id, [...fileIds]))
}

/** Returns files by their ids and locks them until the transaction ends, always in the same order. */
export async function lockFiles(tx: Executor, fileIds: readonly string[]): Promise<UploadedFileRow[]> {
  if (fileIds.length === 0) return []
  return tx
    .select()
    .from(uploadedFile)
    .where(inArray(uploadedFile.id, [...fileIds]))
    .orderBy(asc(uploadedFile.id))
    .for('update')
}

/** Changes files. */
export async function changeFiles(tx: Executor, fileIds: readonly string[], changes: Partial<NewFile>): Promise<void> {
  if (fileIds.length === 0) return
  await tx
    .update(uploadedFile)
    .set(changes)
    .where(inArray(uploadedFile.id, [...fileIds]))
}

/** Changes a file that is still being sent; returns its row then, null where it is not being sent any more. */
export async function changeBegunFile(
  tx: Executor,
  fileId: string,
  changes: Partial<NewFile>,
): Promise<UploadedFileRow | null> {
  const isBegun = and(eq(uploadedFile.id, fileId), eq(uploadedFile.state, 'begun'))
  const [row] = await tx.update(uploadedFile).set(changes).where(isBegun).returning()
  return row ?? null
}

/** How many files of some purposes a user sent since an instant, how many bytes they have, and when the earliest came. */
export async function countSent(
  tx: Executor,
  {
    userId,
    purposes,
    since,
  }: { readonly userId: string; readonly purposes: readonly UploadPurpose[]; readonly since: Date },
): Promise<{ files: number; bytes: number; firstAt: Date | null }> {
  const [row] = await tx
    .select({
      files: sql<number>`count(*)::integer`,
      bytes: sum(uploadedFile.sizeBytes).mapWith(Number),
      firstAt: sql<string | null>`min(${uploadedFile.createdAt})`,
    })
    .from(uploadedFile)
    .where(
      and(
        eq(uploadedFile.userId, userId),
        inArray(uploadedFile.purpose, [...purposes]),
        gt(uploadedFile.createdAt, since),
      ),
    )
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0, firstAt: row?.firstAt ? new Date(row.firstAt) : null }
}
