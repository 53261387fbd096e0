import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { SentFile } from '@/contract/upload'
import { fileNameOf } from '@/domain/orders/refund-files'
import type { Executor } from '../kernel/database/executor'
import { uploadedFile } from '../kernel/database/schema/people'
import type { Services } from '../kernel/services'
import { UPLOAD_DAY_MS } from './quota'
import { changeFiles, findFile } from './repository'
import { type DocumentMediaType, readDocument } from './sent-document'
import { readContent } from './stored-files'
import { countingRefusal, storeForm } from './uploaded-pictures'

/** Stores a file that goes with a request about an order; one that no request names within a day is swept. Throws an ApiError for a file of another kind and for a broken one. */
export async function uploadRefundFile(
  services: Services,
  userId: string,
  file: Buffer,
  typedName: string,
): Promise<SentFile> {
  const { mediaType, content } = await countingRefusal(services, userId, readDocument(file))
  const fileName = fileNameOf(typedName, mediaType)
  const fileId = await storeForm(services, { userId, purpose: 'refund', mediaType, fileName, content })
  return { fileId, fileName, mediaType, sizeBytes: content.length }
}

/** Names and ids of those files that a user sent for a request, less than a day ago, and that no request has named yet; locked until the transaction ends. */
export async function lockUnnamedFiles(
  tx: Executor,
  userId: string,
  fileIds: readonly string[],
  now: Date,
): Promise<{ fileId: string; fileName: string }[]> {
  return tx
    .select({ fileId: uploadedFile.id, fileName: uploadedFile.fileName })
    .from(uploadedFile)
    .where(
      and(
        inArray(uploadedFile.id, [...fileIds]),
        eq(uploadedFile.userId, userId),
        eq(uploadedFile.purpose, 'refund'),
        eq(uploadedFile.state, 'stored'),
        isNull(uploadedFile.purchaseId),
        gt(uploadedFile.createdAt, new Date(now.getTime() - UPLOAD_DAY_MS)),
      ),
    )
    .for('update')
}

/** Records the order whose request names files, so that they are not swept. */
export async function nameFiles(tx: Executor, fileIds: readonly string[], purchaseId: string): Promise<void> {
  await changeFiles(tx, fileIds, { purchaseId })
}

/** A stored file of a request. */
interface RefundFile {
  readonly fileName: string
  readonly mediaType: DocumentMediaType
  readonly content: Buffer
}

/** A file of a request by its id; null where there is none, or no longer. */
export async function findRefundFile(services: Services, fileId: string): Promise<RefundFile | null> {
  const row = await findFile(services.database.db, fileId)
  if (row?.purpose !== 'refund' || row.mediaType === 'video/mp4') return null
  const content = await readContent(services, row)
  return content && { fileName: row.fileName, mediaType: row.mediaType, content }
}
