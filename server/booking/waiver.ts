import type { CancelReason, WaiverView } from '@/contract/refund'
import { formatAmount } from '@/domain/money/amount-text'
import { neededProof, proofMissing, refundFilesText } from '@/domain/orders/refund-files'
import type { Executor } from '../kernel/database/executor'
import type { WaiverFile, WaiverRequest } from '../kernel/database/schema/orders'
import { badInput } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { refundFilePath } from '../uploads/refund-file-download'
import { lockUnnamedFiles, nameFiles } from '../uploads/refund-files'
import type { UploadNeed } from '../uploads/sweep'
import type { TravelerActor } from './purchase-state'
import { findOrder, type OrderRow } from './repository/orders'

/** How long the files of a request outlive its decision, in ms: time to object to it. */
const AFTER_DECISION_MS = 30 * 86_400_000

/** How often an undecided request is looked at again, in ms. */
const LOOK_MS = 86_400_000

/** Who sent files with an application. */
export interface FileSender {
  readonly userId: string
  /** A guest's token proves access to the mailbox alone, which is too little to store files for. */
  readonly actor: TravelerActor
}

/** The files that an application names, in their order. Throws 400 with the field for files of a guest or of another user, and for expired and already used ones. */
export async function filesOfApplication(
  tx: Executor,
  { userId, actor }: FileSender,
  fileIds: readonly string[],
  now: Date,
): Promise<WaiverFile[]> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return []
  if (actor === 'guest') throw badInput('fileIds', refundFilesText.guests)
  const found = await lockUnnamedFiles(tx, userId, ids, now)
  return ids.map((id) => {
    const file = found.find(({ fileId }) => fileId === id)
    if (!file) throw badInput('fileIds', refundFilesText.gone)
    return file
  })
}

/** Refuses a request without the file that its reason has to be proved with; guests can send none. */
export function refuseUnproved(reason: CancelReason, files: readonly WaiverFile[], { actor }: FileSender): void {
  const proof = actor === 'guest' ? null : neededProof(reason)
  if (proof !== null && files.length === 0) throw badInput('fileIds', proofMissing(proof))
}

/** Binds the files of a request to its order. */
export async function bindFiles(tx: Executor, { id }: OrderRow, files: readonly WaiverFile[]): Promise<void> {
  const ids = files.map(({ fileId }) => fileId)
  if (ids.length > 0) await nameFiles(tx, ids, id)
}

/** A request with its hotel's decision; null where there was none. */
export const decidedWaiver = (
  waiver: WaiverRequest | null,
  { isGranted, at }: { readonly isGranted: boolean; readonly at: Date },
): WaiverRequest | null => waiver && { ...waiver, decision: { at: at.toISOString(), isGranted } }

const needEnd = ({ decision }: WaiverRequest, now: Date): Date =>
  new Date(decision ? Date.parse(decision.at) + AFTER_DECISION_MS : now.getTime() + LOOK_MS)

/** A file is needed while the request that names it has no decision, and for thirty days after that. */
export const waiverNeeds: UploadNeed = async (tx, { fileId, purchaseId }, now) => {
  const waiver = (await findOrder(tx, purchaseId))?.waiver
  if (!waiver?.files.some((file) => file.fileId === fileId)) return null
  const end = needEnd(waiver, now)
  return now < end ? end : null
}

/** Presents an order's last request to waive the fee to its sender, with addresses of its files. */
export function presentWaiver(
  services: Pick<Services, 'env' | 'clock'>,
  { waiver, currencyCode }: OrderRow,
): WaiverView | null {
  if (!waiver) return null
  const { requestedAt, feeMinor, reason, reasonText, files, decision } = waiver
  const now = services.clock.now()
  const isStored = now < needEnd(waiver, now)
  return {
    requestedAt,
    feeMinor,
    feeAmount: formatAmount(feeMinor, currencyCode),
    reason,
    message: reasonText,
    files: files.map(({ fileId, fileName }) => ({
      fileName,
      path: isStored ? refundFilePath(services, fileId) : null,
    })),
    decision,
  }
}
