import type { CallOptions } from '@/api/client'
import type { ObjectUpload, ObjectUploadApi, StoredFile, UploadPart } from '@/contract/upload'
import { readFailure } from '@/domain/failure'
import { isRecord } from '@/domain/is-record'
import type { ChosenMedia, SliceFile } from '@/platform/files/contract'
import type { SendFile } from '@/platform/http/contract'

type Call<Key extends keyof ObjectUploadApi> = (
  input: ObjectUploadApi[Key]['input'],
  options?: CallOptions,
) => Promise<ObjectUploadApi[Key]['reply']>

/** Calls of the API that begin, end and abort uploads. */
export interface ObjectUploadCalls {
  readonly createObjectUpload: Call<'POST /api/upload/object'>
  readonly completeObjectUpload: Call<'POST /api/upload/object/complete'>
  readonly abortObjectUpload: Call<'POST /api/upload/object/abort'>
  readonly createVideo: Call<'POST /api/upload/video'>
}

/** What sending files needs from outside. */
export interface ObjectUploadDependencies {
  readonly calls: ObjectUploadCalls
  readonly sendFile: SendFile
  readonly sliceFile: SliceFile
  /** Stands before addresses of our own store, which may come without an origin. */
  readonly origin: string
}

/** For what files are sent. */
export type UploadPurpose = 'post' | 'review' | 'chat'

/** The upload of one file, which goes on from where it stopped while it has an uploadId. */
export interface ObjectJob {
  readonly purpose: UploadPurpose
  readonly media: ChosenMedia
  uploadId: string | null
  isAborted: boolean
  /** Aborts the request under way. */
  stop: () => void
  /** Called with the share that has arrived, from 0 to 1. */
  readonly onShare: (share: number) => void
}

/** A large part on a slow connection takes minutes. */
const PART_TIMEOUT_MS = 300_000

const isFine = (status: number) => status >= 200 && status < 300

/** What a store that refuses a part returned: our own error object, or a text of another store, which refuses an expired address by 403. */
const refusalIn = (status: number, body: unknown): unknown => {
  if (isRecord(body) && isRecord(body.error)) return body.error
  return status === 403
    ? { code: 'post_expired', message: 'This took too long. Please try again.', requestId: '' }
    : body
}

/** Whether a call was refused with one of these codes. */
function hasCode(thrown: unknown, codes: readonly string[]): boolean {
  const failure = readFailure(thrown)
  return failure.kind === 'refused' && codes.includes(failure.code)
}

/** Begins an upload, or goes on with one; one that the server has forgotten begins again. */
async function begin(calls: ObjectUploadCalls, job: ObjectJob): Promise<ObjectUpload> {
  const { mediaType, sizeBytes } = job.media
  if (mediaType === null || mediaType === 'heic') throw new Error('Only files of a known format are sent')
  const { uploadId, purpose } = job
  if (uploadId === null) return calls.createObjectUpload({ purpose, mediaType, sizeBytes })
  try {
    return await calls.createObjectUpload({ uploadId })
  } catch (thrown) {
    if (!hasCode(thrown, ['not_found', 'upload_ended'])) throw thrown
    return calls.createObjectUpload({ purpose, mediaType, sizeBytes })
  }
}

async function sendPart(
  { sendFile, sliceFile, origin }: ObjectUploadDependencies,
  job: ObjectJob,
  { offset, sizeBytes, url, fields }: UploadPart,
  onSent: (bytes: number) => void,
): Promise<void> {
  const { media } = job
  const isWhole = offset === 0 && sizeBytes >= media.sizeBytes
  const slice = isWhole ? { file: media.file, release: () => {} } : await sliceFile(media.file, offset, sizeBytes)
  try {
    const { status, body } = await sendFile({
      url: url.startsWith('/') ? origin + url : url,
      headers: {},
      fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      file: slice.file,
      timeoutMs: PART_TIMEOUT_MS,
      isVideo: media.mediaType === 'video/mp4',
      onProgress: (percent) => onSent((sizeBytes * percent) / 100),
      onBegun: (abort) => {
        job.stop = abort
        if (job.isAborted) abort()
      },
    })
    if (!isFine(status)) throw refusalIn(status, body)
  } finally {
    job.stop = () => {}
    slice.release()
  }
}

/** Rejects where the upload was aborted meanwhile. */
function check({ isAborted }: ObjectJob): void {
  if (isAborted) throw new Error('The upload was aborted')
}

async function sendParts(dependencies: ObjectUploadDependencies, job: ObjectJob): Promise<StoredFile> {
  const { calls } = dependencies
  const upload = await begin(calls, job)
  job.uploadId = upload.uploadId
  const total = Math.max(1, job.media.sizeBytes)
  let sentBytes = total - upload.parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  for (const part of upload.parts) {
    check(job)
    await sendPart(dependencies, job, part, (bytes) => job.onShare((sentBytes + bytes) / total))
    sentBytes += part.sizeBytes
    job.onShare(sentBytes / total)
  }
  check(job)
  return calls.completeObjectUpload({ uploadId: upload.uploadId })
}

/** Refusals that going on with the upload mends: addresses of parts that have expired, parts that are missing or had arrived unnoticed. */
const mendable = ['post_expired', 'incomplete', 'already_sent']

/** Sends a file part by part and has it checked; parts that are missing then are sent again, once. */
export async function sendObject(dependencies: ObjectUploadDependencies, job: ObjectJob): Promise<StoredFile> {
  try {
    return await sendParts(dependencies, job)
  } catch (thrown) {
    if (job.isAborted || !hasCode(thrown, mendable)) throw thrown
    return sendParts(dependencies, job)
  }
}
