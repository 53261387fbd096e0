import { type Failure, failureText } from '../failure'
import type { MediaType } from '../media-type'
import { longestVideoSeconds, mostUploadBytes, mostVideoBytes, uploadText } from '../uploads'

/** Maximum number of pictures in a post; a post with a video has none. */
export const MOST_PICTURES = 9

/** What is uploaded with a post or review. */
export type UploadKind = 'picture' | 'video'

/** How the upload of one file stands: `share` from 0 to 1; `coverless` is a video that has arrived and needs a picture; `canRetry` where another try may succeed. */
export type UploadState =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'coverless' }
  | { readonly step: 'done'; readonly fileId: string }
  | { readonly step: 'failed'; readonly text: string; readonly canRetry: boolean }

/** A file on a form. thumbUrl is empty where the host has no picture of it. */
export interface UploadRow {
  readonly id: number
  readonly kind: UploadKind
  readonly thumbUrl: string
  readonly state: UploadState
}

/** A file that has arrived, as a draft stores it. */
export interface StoredUpload {
  readonly kind: UploadKind
  readonly fileId: string
  readonly url: string
}

/** What is known of a file before it is sent; durationMs is null where it is not known. */
export interface FileFacts {
  readonly mediaType: MediaType | 'heic' | null
  readonly sizeBytes: number
  readonly durationMs: number | null
}

/** Texts about uploads beside those of uploadText. */
export const uploadRowsText = {
  notAVideo: 'Please choose an MP4 video.',
  tooMany: `Only ${MOST_PICTURES} pictures can be added. The others were left out.`,
  notOpened: 'Your files could not be opened. Please check what this app may use.',
  signIn: 'Please sign in to go on.',
  failed: 'A file has not been sent. Please try again, or remove it.',
  onTheirWay: 'Your files are still on their way. Please wait a moment.',
  coverless: 'Please choose a cover for your video.',
} as const

function pictureFault({ mediaType, sizeBytes }: FileFacts): string | null {
  if (mediaType === 'heic') return uploadText.heic
  if (mediaType === null || mediaType === 'video/mp4') return uploadText.notAPicture
  return sizeBytes > mostUploadBytes ? uploadText.tooLarge : null
}

function videoFault({ mediaType, sizeBytes, durationMs }: FileFacts): string | null {
  if (mediaType !== 'video/mp4') return uploadRowsText.notAVideo
  if (sizeBytes > mostVideoBytes) return uploadText.videoTooLarge
  // Players round up: a video of a minute may be reported a moment longer.
  return (durationMs ?? 0) >= (longestVideoSeconds + 1) * 1000 ? uploadText.videoTooLong : null
}

/** Why a chosen file cannot be sent, in a sentence; null where it can. */
export const fileFault = (kind: UploadKind, facts: FileFacts): string | null =>
  kind === 'video' ? videoFault(facts) : pictureFault(facts)

const lastingFaults = ['too_large', 'unsupported_media_type', 'bad_input', 'other_size']

/** Whether a refusal of a file, by its code, is one that another try cannot mend. */
export const isLastingFault = (code: string): boolean => lastingFaults.includes(code) || code.startsWith('unreadable')

/** First state of a chosen file: it waits, or cannot be sent. */
export function firstState(kind: UploadKind, facts: FileFacts): UploadState {
  const text = fileFault(kind, facts)
  return text === null ? { step: 'waiting' } : { step: 'failed', text, canRetry: false }
}

/** State of a file whose upload failed. */
export const failedState = (failure: Failure): UploadState => ({
  step: 'failed',
  text: failure.kind === 'unauthorized' ? uploadRowsText.signIn : failureText(failure),
  canRetry: failure.kind !== 'refused' || !isLastingFault(failure.code),
})

/** Why a form with these files cannot be sent yet; null where nothing is in its way. */
export function uploadsFault(rows: readonly UploadRow[]): string | null {
  const steps = rows.map(({ state }) => state.step)
  if (steps.includes('failed')) return uploadRowsText.failed
  if (steps.includes('sending') || steps.includes('waiting')) return uploadRowsText.onTheirWay
  return steps.includes('coverless') ? uploadRowsText.coverless : null
}

/** How many pictures can still be added; none beside a video. */
export const freePictures = (rows: readonly UploadRow[]): number =>
  rows.some(({ kind }) => kind === 'video') ? 0 : MOST_PICTURES - rows.length

/** The rows with one moved by a number of positions; unchanged where that leaves the list. */
export function moveRow(rows: readonly UploadRow[], id: number, by: -1 | 1): readonly UploadRow[] {
  const from = rows.findIndex((row) => row.id === id)
  const row = rows[from]
  const other = rows[from + by]
  if (!row || !other) return rows
  return rows.map((each, index) => (index === from ? other : index === from + by ? row : each))
}

/** What a file is called: "Video", "Picture 2". */
export const rowName = ({ kind }: Pick<UploadRow, 'kind'>, index: number): string =>
  kind === 'video' ? 'Video' : `Picture ${index + 1}`

/** How many files have arrived, for screen readers; empty without any. */
export function arrivedText(rows: readonly UploadRow[]): string {
  const done = rows.filter(({ state }) => state.step === 'done').length
  if (rows.length === 0) return ''
  return done === rows.length ? 'All files are sent.' : `${done} of ${rows.length} files are sent.`
}

/** The files that have arrived, in their order. */
export const storedUploads = (rows: readonly UploadRow[]): readonly StoredUpload[] =>
  rows.flatMap(({ kind, thumbUrl, state }) =>
    state.step === 'done' ? [{ kind, fileId: state.fileId, url: thumbUrl }] : [],
  )
