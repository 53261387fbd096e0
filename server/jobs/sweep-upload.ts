import { findUser } from '../repositories/user'
import { lockUser } from '../repositories/profile'
import { deletePicture, findPictureOwner } from '../repositories/uploaded-picture'
import { fileIdOf } from '../uploads/picture-ref'
import type { JobHandler } from '../kernel/jobs/run-jobs'

/** Removes a picture that its owner does not use. */
export const sweepUpload: JobHandler<'sweep-upload'> = async ({ database }, { fileId }) => {
  await database.transaction(async (tx) => {
    const uid = await findPictureOwner(tx, fileId)
    if (uid === null) return
    await lockUser(tx, uid)
    const user = await findUser(tx, uid)
    if (user && fileIdOf(user.avater) === fileId) return
    await deletePicture(tx, fileId)
  })
}
