import type { Video } from '@/contract/upload'
import { uploadText } from '@/domain/uploads'
import type { Executor } from '../kernel/database/executor'
import type { UploadedFileRow } from '../kernel/database/schema/people'
import { badInput, conflict, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { kindOf, presentVideo } from './present'
import { changeFiles, findFile, listFiles, lockFiles } from './repository'

const noSuchVideo = () => notFound('There is no such video.')

const isStoredVideo = (row: UploadedFileRow | null | undefined): row is UploadedFileRow =>
  row?.state === 'stored' && row.sentType !== null && kindOf(row) === 'video'

const isFreePicture = (row: UploadedFileRow | undefined, userId: string): row is UploadedFileRow =>
  row?.state === 'stored' &&
  row.userId === userId &&
  row.sentType !== null &&
  kindOf(row) === 'picture' &&
  row.usedBy === null

/** Gives a stored video its poster; doing it again changes the poster. Throws 404 for a video of another user, 400 for a poster that is no unused picture of theirs, 409 in_use once the video is used. */
export async function createVideo(
  services: Services,
  userId: string,
  { fileId, posterFileId }: { readonly fileId: string; readonly posterFileId: string },
): Promise<Video> {
  return services.database.transaction(async (tx) => {
    const rows = await lockFiles(tx, [fileId, posterFileId])
    const video = rows.find(({ id }) => id === fileId)
    const poster = rows.find(({ id }) => id === posterFileId)
    if (!isStoredVideo(video) || video.userId !== userId) throw noSuchVideo()
    if (video.usedBy !== null && video.posterId !== posterFileId)
      throw conflict('in_use', 'The cover of a video that was posted cannot be changed.')
    if (video.posterId !== posterFileId && !isFreePicture(poster, userId))
      throw badInput('posterFileId', uploadText.noPoster)
    if (!poster) throw badInput('posterFileId', uploadText.noPoster)
    await changeFiles(tx, [fileId], { posterId: posterFileId })
    return presentVideo(services, video, poster)
  })
}

/** Returns a video that something shows, or to its sender one that nothing shows yet. Throws 404 for all others. */
export async function getVideo(services: Services, userId: string | null, videoId: string): Promise<Video> {
  const { db } = services.database
  const row = await findFile(db, videoId)
  if (!isStoredVideo(row) || (row.usedBy === null && row.userId !== userId)) throw noSuchVideo()
  const poster = row.posterId === null ? null : await findFile(db, row.posterId)
  if (poster?.state !== 'stored') throw noSuchVideo()
  return presentVideo(services, row, poster)
}

/** Presents those of some videos that are stored and have a poster, by their ids. */
export async function listVideos(
  services: Services,
  db: Executor,
  videoIds: readonly string[],
): Promise<Map<string, Video>> {
  const videos = (await listFiles(db, videoIds)).filter(isStoredVideo)
  const posterIds = videos.flatMap(({ posterId }) => (posterId === null ? [] : [posterId]))
  const posters = new Map((await listFiles(db, posterIds)).map((row) => [row.id, row]))
  const shown = videos.flatMap((row): [string, Video][] => {
    const poster = posters.get(row.posterId ?? '')
    return poster?.state === 'stored' ? [[row.id, presentVideo(services, row, poster)]] : []
  })
  return new Map(shown)
}
