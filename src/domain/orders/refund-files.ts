import type { CancelReason } from '@/contract/refund'
import { cleanText } from '../booking/order-text'
import { cutText } from '../text/phrases'

/** Largest number of files of a request. */
export const MOST_REFUND_FILES = 5

/** Longest name of a file, without its ending, in characters. */
const LONGEST_NAME = 80

const endings = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const

/** A file's name as it is stored: what was typed without folders and invisible characters, with the ending of its kind. */
export function fileNameOf(typed: string, mediaType: keyof typeof endings): string {
  const ownName = cleanText(typed.replace(/^.*[/\\]/, ''))
  const stem = cutText(ownName.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/["<>:|?*]/g, ''), LONGEST_NAME).trim()
  return `${stem === '' ? 'file' : stem}.${endings[mediaType]}`
}

/** Reasons that a paper proves, and what it is called. */
const proofs: Partial<Record<CancelReason, string>> = {
  illness: 'a doctor’s note',
  transport: 'a notice of the carrier',
}

/** What a request to waive a fee for this reason has to be proved with; null where nothing is needed. */
export const neededProof = (reason: CancelReason | null): string | null => (reason && proofs[reason]) ?? null

/** How sending one file stands; `canRetry` where another try may succeed. */
export type FileSending =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending'; readonly percent: number }
  | { readonly step: 'sent'; readonly fileId: string }
  | { readonly step: 'failed'; readonly message: string; readonly canRetry: boolean }

/** A file on the form; sizeBytes is null where it is not known. */
export interface RefundFileRow {
  readonly id: number
  readonly name: string
  readonly sizeBytes: number | null
  readonly sending: FileSending
}

/** A file that has arrived, as the form's draft stores it. */
export interface ArrivedFile {
  readonly fileId: string
  readonly name: string
}

const KB = 1024

/** A size in plain words: 12 KB, 1.4 MB. */
export function fileSizeText(bytes: number): string {
  const megabytes = bytes / (KB * KB)
  return megabytes < 0.1 ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${megabytes.toFixed(1)} MB`
}

/** Why a request with these files cannot be sent yet; null where nothing is in its way. */
export function filesFault(rows: readonly RefundFileRow[], proof: string | null): string | null {
  const steps = rows.map(({ sending }) => sending.step)
  if (steps.includes('failed')) return refundFilesText.failed
  if (steps.includes('sending') || steps.includes('waiting')) return refundFilesText.onTheirWay
  return proof !== null && rows.length === 0 ? proofMissing(proof) : null
}

/** What is missing where a proof is needed and no file is there. */
export const proofMissing = (proof: string): string => `Please add ${proof}.`

/** Texts about files that go with a request and what went wrong with them. */
export const refundFilesText = {
  gone: 'A file is no longer here. Please add your files again.',
  guests: 'Files can be added only after signing in.',
  failed: 'A file has not been sent. Please try again, or remove it.',
  onTheirWay: 'Your files are still on their way. Please wait a moment.',
  tooMany: `Only ${MOST_REFUND_FILES} files can be sent. The others were left out.`,
  notOpened: 'Your files could not be opened. Please check what this app may use.',
} as const
