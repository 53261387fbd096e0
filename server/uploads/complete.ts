import { buffer } from 'node:stream/consumers'
import { longestVideoSeconds, uploadText } from '@/domain/uploads'
import type { StoredObject, StoreName, UploadedFileRow } from '../kernel/database/schema/people'
import { ApiError } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { videoQueue } from './decode-queue'
import { openParts } from './parts'
import { toServedWidths } from './read-picture'
import { objectKey, putObject } from './stored-files'
import { VideoError } from './video/mp4'
import { cleanVideo } from './video/clean-video'

/** What the row of a stored file records. */
export interface FileFacts {
  readonly objects: readonly StoredObject[]
  readonly store: StoreName
  readonly width: number
  readonly height: number
  readonly averageColor: string | null
  readonly durationMs: number | null
}

/** Name of the object of a picture in one width. */
export const widthName = (width: number): string => `${width}.webp`

/** Name of the object of a video. */
export const VIDEO_NAME = 'video.mp4'

/** Stores a sent picture in all served widths, upright and without metadata. Throws an ApiError for anything else. */
export async function storePicture(services: Services, row: UploadedFileRow): Promise<FileFacts> {
  const store = services.files.current
  const sized = await toServedWidths(() => buffer(openParts(services, row)), uploadText.notPostable)
  const objects: StoredObject[] = []
  for (const { width, content } of sized.files)
    objects.push(await putObject(store, objectKey(row.id, widthName(width)), content, 'image/webp'))
  const { width, height, color } = sized
  return { objects, store: store.name, width, height, averageColor: color, durationMs: null }
}

/** Cameras stop a little late. */
const LONGEST_MS = longestVideoSeconds * 1000 + 500

const videoText = {
  broken: uploadText.videoUnreadable,
  codec: uploadText.videoCodec,
  length: uploadText.videoTooLong,
} as const

function refusalOf(error: unknown): unknown {
  if (!(error instanceof VideoError)) return error
  const isOtherKind = error.reason === 'codec'
  const [status, code] = isOtherKind ? [415, 'unsupported_media_type'] : [422, 'unreadable_video']
  return new ApiError(status, code, videoText[error.reason], { field: 'file' })
}

/** Stores a sent video without metadata. Throws an ApiError for anything but an MP4 of H.264 and AAC of at most 60 s. */
export async function storeVideo(services: Services, row: UploadedFileRow): Promise<FileFacts> {
  const store = services.files.current
  return videoQueue.run(async () => {
    const draft = services.files.newDraft()
    const cleaned = await cleanVideo(openParts(services, row), { draft, longestMs: LONGEST_MS }, async (video) => {
      const key = objectKey(row.id, VIDEO_NAME)
      await store.put(key, video.open(), 'video/mp4')
      return { ...video, object: { key, bytes: video.bytes, sha256: video.sha256 } }
    }).catch((error: unknown) => {
      throw refusalOf(error)
    })
    const { object, width, height, durationMs } = cleaned
    return { objects: [object], store: store.name, width, height, averageColor: null, durationMs }
  })
}
