import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { SentFile } from '@/contract/profile'
import { fileNameOf } from '@/domain/orders/refund-files'
import type { Executor } from '../kernel/database/executor'
import { uploadedPicture, type UploadMediaType } from '../kernel/database/schema/people'
import type { Services } from '../kernel/services'
import { readDocument } from './sent-document'
import { countingRefusal, storeUpload, UPLOAD_DAY_MS } from './uploaded-pictures'

/** Stores a file that goes with a request about an order; one that no request names within a day is swept. Throws an ApiError for a file of another kind and for a broken one. */
export async function uploadRefundFile(
  services: Services,
  userId: string,
  file: Buffer,
  typedName: string,
): Promise<SentFile> {
  const { mediaType, content } = await countingRefusal(services, userId, readDocument(file))
  const fileName = fileNameOf(typedName, mediaType)
  const upload = { userId, purpose: 'refund', mediaType, fileName, content } as const
  const fileId = await services.database.transaction((tx) => storeUpload(tx, services, upload))
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
    .select({ fileId: uploadedPicture.id, fileName: uploadedPicture.fileName })
    .from(uploadedPicture)
    .where(
      and(
        inArray(uploadedPicture.id, [...fileIds]),
        eq(uploadedPicture.userId, userId),
        eq(uploadedPicture.purpose, 'refund'),
        isNotNull(uploadedPicture.content),
        isNull(uploadedPicture.purchaseId),
        gt(uploadedPicture.createdAt, new Date(now.getTime() - UPLOAD_DAY_MS)),
      ),
    )
    .for('update')
}

/** Records the order whose request names files, so that they are not swept. */
export async function nameFiles(tx: Executor, fileIds: readonly string[], purchaseId: string): Promise<void> {
  await tx
    .update(uploadedPicture)
    .set({ purchaseId })
    .where(inArray(uploadedPicture.id, [...fileIds]))
}

/** A stored file of a request. */
export interface RefundFile {
  readonly fileName: string
  readonly mediaType: UploadMediaType
  readonly content: Buffer
}

/** A file of a request by its id; null where there is none, or no longer. */
export async function findRefundFile(db: Executor, fileId: string): Promise<RefundFile | null> {
  const { fileName, mediaType, content } = uploadedPicture
  const [row] = await db
    .select({ fileName, mediaType, content })
    .from(uploadedPicture)
    .where(and(eq(uploadedPicture.id, fileId), eq(uploadedPicture.purpose, 'refund')))
  return row?.content ? { ...row, content: row.content } : null
}
