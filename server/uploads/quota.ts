import { uploadText } from '@/domain/uploads'
import type { Executor } from '../kernel/database/executor'
import type { UploadPurpose } from '../kernel/database/schema/people'
import { tooManyRequests } from '../kernel/errors'
import { countSent } from './repository'

/** How long a file counts for its sender's limit, and an unused one is stored, in ms. */
export const UPLOAD_DAY_MS = 24 * 3_600_000

const GB = 1024 ** 3

interface Quota {
  readonly purposes: readonly UploadPurpose[]
  readonly files: number
  readonly bytes: number
}

/** What a user may send in a day: as forms, and straight to the store. */
const quotas: readonly Quota[] = [
  { purposes: ['avatar', 'refund'], files: 20, bytes: GB },
  { purposes: ['post', 'review', 'chat'], files: 100, bytes: GB },
]

/** Throws 429 when a user's uploads of the day, with `bytes` more, exceed the quota; rejected files count too. */
export async function refuseTooManyUploads(
  tx: Executor,
  { userId, purpose, bytes = 0 }: { readonly userId: string; readonly purpose: UploadPurpose; readonly bytes?: number },
  now: Date,
): Promise<void> {
  const quota = quotas.find(({ purposes }) => purposes.includes(purpose))
  if (!quota) return
  const since = new Date(now.getTime() - UPLOAD_DAY_MS)
  const sent = await countSent(tx, { userId, purposes: quota.purposes, since })
  if (sent.firstAt === null || (sent.files < quota.files && sent.bytes + bytes <= quota.bytes)) return
  throw tooManyRequests(Math.ceil((sent.firstAt.getTime() - since.getTime()) / 1000), uploadText.tooMany)
}
