import { objectUploadRoutes, uploadRoutes } from '@/contract/upload'
import { abortObjectUpload, completeObjectUpload, createObjectUpload, resumeObjectUpload } from './object-uploads'
import { refuseTooManyUploads } from './quota'
import { countRefusedUpload, readPictureContent, sentAvatarUrl, uploadAvatar } from './uploaded-pictures'
import { createVideo, getVideo } from './videos'
import { uploadRefundFile } from './refund-files'
import { AVATAR_PX } from './square-picture'
import { uploadedFileHeaders } from '../kernel/pictures/resized-pictures'
import { routeModule } from '../kernel/http/route-module'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, badInput, notFound, unauthorized } from '../kernel/errors'
import type { Services } from '../kernel/services'
import type { UploadAdmission } from '../kernel/http/contract-routes'
import { createUploadGate, type UploadPlace } from './upload-gate'
import { fileTooLarge, mostFormBytes, readForm } from '../kernel/http/request-body'

/** Pictures and files that people send. */
export const uploadModule = routeModule(uploadRoutes, {
  uploadFile: async ({ cropLeft, cropTop, cropSide }, { services, user, file }) => {
    const crop = cropSide === undefined ? null : { left: cropLeft ?? 0, top: cropTop ?? 0, side: cropSide }
    const fileId = await uploadAvatar(services, user.uid, file, crop)
    return { fileId, url: sentAvatarUrl(fileId), width: AVATAR_PX, height: AVATAR_PX }
  },

  uploadRefundFile: ({ fileName }, { services, user, file }) => uploadRefundFile(services, user.uid, file, fileName),
})

/** Pictures and videos of posts and reviews, and pictures of chats, which go straight to the store. */
export const objectUploadModule = routeModule(objectUploadRoutes, {
  createObjectUpload: async ({ uploadId, purpose, mediaType, sizeBytes }, { services, user }) => {
    if (uploadId !== undefined) return resumeObjectUpload(services, user.uid, uploadId)
    if (purpose === undefined || mediaType === undefined || sizeBytes === undefined)
      throw badInput('mediaType', 'Please choose the file again.')
    return createObjectUpload(services, user.uid, { purpose, mediaType, sizeBytes })
  },
  completeObjectUpload: ({ uploadId }, { services, user }) => completeObjectUpload(services, user.uid, uploadId),
  abortObjectUpload: async ({ uploadId }, { services, user }) => {
    await abortObjectUpload(services, user.uid, uploadId)
    return { ok: true } as const
  },
  createVideo: (input, { services, user }) => createVideo(services, user.uid, input),
  getVideo: ({ videoId }, { services, user }) => getVideo(services, user?.uid ?? null, videoId),
})

const A_YEAR = 'public, max-age=31536000, immutable'

/** Serves pictures that people sent at `/pictures/avatars/:id.webp`, for ever the same; nothing in them can run. */
export function registerAvatars(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/pictures/avatars/:file', async ({ params }, reply) => {
    const [, id] = /^([\w-]{20,64})\.webp$/.exec(params.file) ?? []
    const content = id === undefined ? null : await readPictureContent(services, id)
    if (content === null) throw notFound('There is no such picture.')
    return reply
      .header('cache-control', A_YEAR)
      .header('content-disposition', 'inline; filename="avatar.webp"')
      .headers(uploadedFileHeaders)
      .type('image/webp')
      .send(content)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    uploadPlace: UploadPlace | null
  }
}

/** A file that turns out too large once it is read counts for the day's files. */
async function countTooLarge(error: unknown, request: FastifyRequest, services: Services): Promise<never> {
  const isTooLarge = error instanceof ApiError && error.status === 413
  if (isTooLarge && request.signedInUser) await countRefusedUpload(services, request.signedInUser.uid)
  throw error
}

/** Creates the admission of an app's uploads. `admit` throws 413 for a form that declares too large a size, 429 beyond the day's files, 429 and 503 by the gate. */
export function createUploadAdmission(app: FastifyInstance, services: Services): UploadAdmission {
  app.decorateRequest('uploadPlace', null)
  const gate = createUploadGate()
  return {
    admit: async (request, reply) => {
      const user = request.signedInUser
      if (user === null) throw unauthorized()
      if (Number(request.headers['content-length'] ?? 0) > mostFormBytes) throw fileTooLarge()
      const place = gate.enter(user.uid)
      request.uploadPlace = place
      // A caller who hung up during the authentication emits no further close.
      if (reply.raw.destroyed) place.connectionEnded()
      else reply.raw.once('close', () => place.connectionEnded())
      const userId = user.uid
      await refuseTooManyUploads(services.database.db, { userId, purpose: 'avatar' }, services.clock.now())
    },
    read: (request, input) =>
      request.uploadPlace?.during(() =>
        readForm(request, input).catch((error: unknown) => countTooLarge(error, request, services)),
      ) ?? Promise.resolve(),
    during: (request, work) => (request.uploadPlace ? request.uploadPlace.during(work) : work()),
  }
}
