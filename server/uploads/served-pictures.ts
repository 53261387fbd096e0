import { uploadedPictureOf } from '../kernel/pictures/picture-library'
import type { UploadedPictures } from '../kernel/pictures/resized-pictures'
import type { Services } from '../kernel/services'
import { widthName } from './complete'
import { kindOf, pictureIdOf } from './present'
import { findFile } from './repository'
import { objectKey } from './stored-files'

/** Reads pictures of posts and reviews from the store, as long as they are stored. */
export const createUploadedPictures = ({
  database,
  files,
}: Pick<Services, 'database' | 'files'>): UploadedPictures => ({
  read: async (id, width) => {
    const row = await findFile(database.db, uploadedPictureOf(id)?.fileId ?? '')
    if (row?.state !== 'stored' || row.sentType === null || row.store === null) return null
    if (kindOf(row) !== 'picture' || pictureIdOf(row) !== id) return null
    return files.of(row.store).get(objectKey(row.id, widthName(width)))
  },
})
