import type { Executor } from '../kernel/database/executor'
import { type TakenFile, takeFiles } from '../uploads/used-files'

/** Which pictures of a user a post or review takes. */
interface Pictures {
  readonly userId: string
  readonly fileIds: readonly string[]
  readonly purpose: 'post' | 'review'
  /** What shows them: `moment <id>` or `review <id>`. */
  readonly usedBy: string
}

/** Takes pictures for a post or review and returns the ids under which they are shown, in order; throws 400 for a file that cannot be taken. */
export async function takePictures(tx: Executor, pictures: Pictures): Promise<string[]> {
  const files = await takeFiles(tx, { ...pictures, kinds: ['picture'], field: 'pictureIds' })
  return files.flatMap((file) => (file.kind === 'picture' ? [file.pictureId] : []))
}

/** Takes a video with its poster for a post; throws 400 for a file that cannot be taken. */
export async function takeVideo(
  tx: Executor,
  { userId, fileId, usedBy }: { readonly userId: string; readonly fileId: string; readonly usedBy: string },
): Promise<Extract<TakenFile, { kind: 'video' }>> {
  const request = { userId, fileIds: [fileId], purpose: 'post', usedBy, kinds: ['video'], field: 'videoId' } as const
  const [file] = await takeFiles(tx, request)
  if (file?.kind !== 'video') throw new Error('a request for a video returns one')
  return file
}
