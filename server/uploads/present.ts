import type { StoredFile, Video } from '@/contract/upload'
import type { Picture } from '@/contract/scalars'
import type { UploadedFileRow } from '../kernel/database/schema/people'
import { presentPicture, uploadedPictureId } from '../kernel/pictures/picture-library'
import type { Services } from '../kernel/services'
import { videoPath } from './video/serve'

type PictureFacts = Pick<UploadedFileRow, 'id' | 'width' | 'height' | 'averageColor'>

/** The id of a stored picture, as presentPicture and `/pictures/:width/:id.webp` take it. Throws for a file of another kind. */
export function pictureIdOf({ id, width, height, averageColor }: PictureFacts): string {
  if (width === null || height === null || averageColor === null) throw new Error(`${id} is no stored picture`)
  return uploadedPictureId({ fileId: id, width, height, color: averageColor })
}

/** Whether a file is a picture or a video of posts and reviews. */
export const kindOf = ({ mediaType }: Pick<UploadedFileRow, 'mediaType'>): 'picture' | 'video' =>
  mediaType === 'video/mp4' ? 'video' : 'picture'

/** Presents a stored picture. */
const presentStoredPicture = ({ pictures }: Pick<Services, 'pictures'>, row: PictureFacts): Picture =>
  presentPicture(pictures, pictureIdOf(row))

/** Presents a stored file to its sender. */
export function presentStoredFile(services: Services, row: UploadedFileRow): StoredFile {
  const kind = kindOf(row)
  return {
    fileId: row.id,
    kind,
    picture: kind === 'picture' ? presentStoredPicture(services, row) : null,
    durationMs: row.durationMs,
  }
}

/** Presents a video with its poster; the address of one that nothing uses yet is signed and good for half an hour. */
export function presentVideo(services: Services, row: UploadedFileRow, poster: PictureFacts): Video {
  return {
    videoId: row.id,
    url: videoPath(services, row),
    poster: presentStoredPicture(services, poster),
    width: row.width ?? 0,
    height: row.height ?? 0,
    durationMs: row.durationMs ?? 0,
  }
}
