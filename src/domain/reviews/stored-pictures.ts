import type { Picture } from '@/contract/scalars'
import type { StoredUpload } from '../community/upload-rows'

/** Pictures of a review as files that its form takes up; their ids stand in their addresses. */
export const storedPictures = (pictures: readonly Picture[]): StoredUpload[] =>
  pictures.flatMap((picture) => {
    const fileId = /\/up-([\w-]+?)-\d+x\d+-[0-9a-f]{6}\.webp$/.exec(picture.url)?.[1]
    return fileId === undefined ? [] : [{ fileId, kind: 'picture', url: picture.url }]
  })
