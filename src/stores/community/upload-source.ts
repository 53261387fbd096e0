import type { UploadKind, UploadRow } from '@/domain/community/upload-rows'
import type { ChosenMedia } from '@/platform/files/contract'
import { type ObjectJob, type ObjectUploadDependencies, sendObject, type UploadPurpose } from './object-upload'

/** What is behind a row of a form: what was chosen here, null for files of a draft, and what of it has arrived. */
export interface UploadSource {
  readonly media: ChosenMedia | null
  /** The upload of the file, and of a video's cover. */
  job: ObjectJob | null
  coverJob: ObjectJob | null
  cover: ChosenMedia | null
  /** A video that has arrived and has no cover yet. */
  videoFileId: string | null
  /** Belongs to something that is published: it is not deleted with its row. */
  readonly isInUse: boolean
}

/** A queue as it outlives its page: rows with what is behind each. */
export type HeldUploads = readonly { readonly row: UploadRow; readonly source: UploadSource }[]

/** What is behind a file that was chosen here, or that had arrived before. */
export const sourceOf = (media: ChosenMedia | null, isInUse = false): UploadSource => ({
  media,
  job: null,
  coverJob: null,
  cover: media?.poster ?? null,
  videoFileId: null,
  isInUse,
})

function abort(job: ObjectJob | null): void {
  if (!job) return
  job.isAborted = true
  job.stop()
}

/** Stops what is on its way for a file. */
export function abortSource({ job, coverJob }: UploadSource): void {
  abort(job)
  abort(coverJob)
}

/** Whether a file's upload was stopped here. */
export const isAborted = ({ job, coverJob }: UploadSource): boolean =>
  job?.isAborted === true || coverJob?.isAborted === true

/** The uploads that were begun for a file. */
export const uploadIdsOf = ({ job, coverJob }: UploadSource): readonly string[] =>
  [job?.uploadId, coverJob?.uploadId].filter((id) => typeof id === 'string')

/** What sending a file needs beside the calls. */
export interface UploadSending extends ObjectUploadDependencies {
  readonly purpose: UploadPurpose
}

const jobOf = (
  { purpose }: UploadSending,
  last: ObjectJob | null,
  media: ChosenMedia,
  onShare: ObjectJob['onShare'],
): ObjectJob => ({ purpose, media, uploadId: last?.uploadId ?? null, isAborted: false, stop: () => {}, onShare })

/** A file that has arrived; url is its picture, undefined where the server gives none. */
interface ArrivedUpload {
  readonly fileId: string
  readonly url: string | undefined
}

/** A video's file counts for so much of its progress; its cover is the rest. */
const VIDEO_SHARE = 0.95

async function sendPicture(
  sending: UploadSending,
  source: UploadSource,
  media: ChosenMedia,
  onShare: ObjectJob['onShare'],
) {
  source.job = jobOf(sending, source.job, media, onShare)
  const { fileId, picture } = await sendObject(sending, source.job)
  return { fileId, url: picture?.url }
}

async function sendVideo(
  sending: UploadSending,
  source: UploadSource,
  media: ChosenMedia,
  onShare: ObjectJob['onShare'],
) {
  if (source.videoFileId === null) {
    source.job = jobOf(sending, source.job, media, (share) => onShare(share * VIDEO_SHARE))
    source.videoFileId = (await sendObject(sending, source.job)).fileId
  }
  if (!source.cover) return null
  source.coverJob = jobOf(sending, source.coverJob, source.cover, () => onShare(VIDEO_SHARE))
  const { fileId: posterFileId } = await sendObject(sending, source.coverJob)
  const { videoId, poster } = await sending.calls.createVideo({ fileId: source.videoFileId, posterFileId })
  return { fileId: videoId, url: poster.url }
}

/** Sends a file from where it stopped; null for a video that has arrived and needs a cover. */
export const sendSource = (
  sending: UploadSending,
  kind: UploadKind,
  source: UploadSource,
  media: ChosenMedia,
  onShare: ObjectJob['onShare'],
): Promise<ArrivedUpload | null> => (kind === 'video' ? sendVideo : sendPicture)(sending, source, media, onShare)
