import { asc, eq, sql } from 'drizzle-orm'
import { uploadText } from '@/domain/uploads'
import type { Executor } from '../kernel/database/executor'
import { uploadedFile, type UploadedFileRow } from '../kernel/database/schema/people'
import { badInput } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { kindOf, pictureIdOf } from './present'
import { changeFiles, lockFiles, lockSender } from './repository'
import { planDeletion } from './stored-files'
import { keysOf } from './sweep'
import { emptyFiles, planSweep } from './uploaded-pictures'

/** A picture or video that a post or review has claimed. */
export type TakenFile =
  | { readonly kind: 'picture'; readonly fileId: string; readonly pictureId: string }
  | {
      readonly kind: 'video'
      readonly fileId: string
      readonly posterId: string
      readonly durationMs: number
      readonly width: number
      readonly height: number
    }

/** Which files are claimed, and by what. */
export interface TakeRequest {
  readonly userId: string
  readonly fileIds: readonly string[]
  /** What the files were sent for. */
  readonly purpose: 'post' | 'review' | 'chat'
  /** What shows them from now on, such as `post 01J…`. Files that it has already are taken again. */
  readonly usedBy: string
  /** The kinds that are allowed; both when left out. */
  readonly kinds?: readonly ('picture' | 'video')[]
  /** The input field that errors name; fileIds when left out. */
  readonly field?: string
}

function takenOf(row: UploadedFileRow, posters: ReadonlyMap<string, UploadedFileRow>): TakenFile {
  if (kindOf(row) === 'picture') return { kind: 'picture', fileId: row.id, pictureId: pictureIdOf(row) }
  const poster = posters.get(row.posterId ?? '')
  if (!poster) throw new Error(`the video ${row.id} has no poster`)
  const { durationMs, width, height } = row
  const size = { durationMs: durationMs ?? 0, width: width ?? 0, height: height ?? 0 }
  return { kind: 'video', fileId: row.id, posterId: pictureIdOf(poster), ...size }
}

/** Claims files of a user for a post, review or chat, with the posters of videos, and locks them until the transaction ends. Returns them in the order of the request. Throws 400 for a file of another user, kind or purpose, for one that is used elsewhere or gone, and for a video without a poster. */
export async function takeFiles(tx: Executor, request: TakeRequest): Promise<TakenFile[]> {
  const { userId, usedBy, purpose, kinds = ['picture', 'video'], field = 'fileIds' } = request
  const fileIds = [...new Set(request.fileIds)]
  if (fileIds.length === 0) return []
  // The sender first, as sweeps and deletions do.
  await lockSender(tx, userId)
  const isFree = (row: UploadedFileRow | undefined): row is UploadedFileRow =>
    row !== undefined &&
    row.userId === userId &&
    row.state === 'stored' &&
    row.sentType !== null &&
    (row.usedBy === null || row.usedBy === usedBy)
  const found = new Map((await lockFiles(tx, fileIds)).map((row) => [row.id, row]))
  const rows = fileIds.map((fileId) => {
    const row = found.get(fileId)
    if (!isFree(row) || row.purpose !== purpose || !kinds.includes(kindOf(row)))
      throw badInput(field, uploadText.noSuchFile)
    return row
  })
  const posterIds = rows.filter((row) => kindOf(row) === 'video').map(({ posterId }) => posterId ?? '')
  const posters = new Map((await lockFiles(tx, posterIds)).map((row) => [row.id, row]))
  if (!posterIds.every((id) => isFree(posters.get(id)))) throw badInput(field, uploadText.noPoster)
  await changeFiles(tx, [...fileIds, ...posterIds], { usedBy })
  return rows.map((row) => takenOf(row, posters))
}

async function release(tx: Executor, services: Services, rows: readonly UploadedFileRow[]): Promise<void> {
  await emptyFiles(tx, services, rows)
  for (const { id } of rows) await planSweep(tx, services, id, ':released')
}

/** Locks the files that a post or review has claimed. */
const lockUsedFiles = (tx: Executor, usedBy: string): Promise<UploadedFileRow[]> =>
  tx.select().from(uploadedFile).where(eq(uploadedFile.usedBy, usedBy)).orderBy(asc(uploadedFile.id)).for('update')

/** Releases all files of a post, review or chat that is deleted: they are gone at once for everybody, and from the store once the transaction has committed. */
export async function releaseFiles(tx: Executor, services: Services, usedBy: string): Promise<void> {
  await release(tx, services, await lockUsedFiles(tx, usedBy))
}

/** Releases those files of a post or review that it does not show any more, posters among them. */
export async function releaseOtherFiles(
  tx: Executor,
  services: Services,
  { usedBy, fileIds }: { readonly usedBy: string; readonly fileIds: readonly string[] },
): Promise<void> {
  const rows = await lockUsedFiles(tx, usedBy)
  const shown = rows.filter(({ id }) => fileIds.includes(id))
  const posterIds = new Set(shown.map(({ posterId }) => posterId))
  await release(
    tx,
    services,
    rows.filter((row) => !shown.includes(row) && !posterIds.has(row.id)),
  )
}

/** Deletes all files of a user whose account is deleted, but those that an open request about an order names: they stay until that is over. */
export async function releaseFilesOfUser(tx: Executor, services: Services, userId: string): Promise<void> {
  const isNeeded = sql`exists (
    select 1 from hotel_order stay where stay.id = ${uploadedFile.purchaseId} and stay.waiver is not null)`
  const gone = await tx
    .delete(uploadedFile)
    .where(sql`${uploadedFile.userId} = ${userId} and not ${isNeeded}`)
    .returning()
  for (const row of gone) await planDeletion(tx, services, row, keysOf(row))
}
