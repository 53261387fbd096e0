import { uploadRoutes } from '@/contract/upload'
import { uploadAvatar } from '../commands/upload-avatar'
import { sentAvatarUrl } from '../presenters/avatar-url'
import { AVATAR_PX } from '../uploads/square-picture'
import { routeModule } from '../kernel/http/route-module'

/** Pictures that people send. */
export const uploadModule = routeModule(uploadRoutes, {
  uploadFile: async ({ cropLeft, cropTop, cropSide }, { services, user, file }) => {
    const crop = cropSide === undefined ? null : { left: cropLeft ?? 0, top: cropTop ?? 0, side: cropSide }
    const fileId = await uploadAvatar(services, user.uid, file, crop)
    return { fileId, url: sentAvatarUrl(fileId), width: AVATAR_PX, height: AVATAR_PX }
  },
})
