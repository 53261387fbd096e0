import { uploadRoutes } from '@/contract/profile'
import {
  countRefusedUpload,
  readPictureContent,
  refuseTooManyUploads,
  sentAvatarUrl,
  uploadAvatar,
} from './uploaded-pictures'
import { AVATAR_PX } from './square-picture'
import { routeModule } from '../kernel/http/route-module'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, notFound, unauthorized } from '../kernel/errors'
import type { Services } from '../kernel/services'
import type { TSchema } from 'typebox'
import type { UploadGate, UploadPlace } from './upload-gate'
import { fileTooLarge, mostFormBytes, readForm } from '../kernel/http/request-body'

/** Pictures that people send. */
export const uploadModule = routeModule(uploadRoutes, {
  uploadFile: async ({ cropLeft, cropTop, cropSide }, { services, user, file }) => {
    const crop = cropSide === undefined ? null : { left: cropLeft ?? 0, top: cropTop ?? 0, side: cropSide }
    const fileId = await uploadAvatar(services, user.uid, file, crop)
    return { fileId, url: sentAvatarUrl(fileId), width: AVATAR_PX, height: AVATAR_PX }
  },
})

const A_YEAR = 'public, max-age=31536000, immutable'

/** Serves pictures that people sent at `/pictures/avatars/:id.webp`, for ever the same; nothing in them can run. */
export function registerAvatars(app: FastifyInstance, { database }: Services): void {
  app.get<{ Params: { file: string } }>('/pictures/avatars/:file', async ({ params }, reply) => {
    const [, id] = /^([\w-]{20,64})\.webp$/.exec(params.file) ?? []
    const content = id === undefined ? null : await readPictureContent(database.db, id)
    if (content === null) throw notFound('There is no such picture.')
    return reply
      .header('cache-control', A_YEAR)
      .header('content-disposition', 'inline; filename="avatar.webp"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(content)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    uploadPlace: UploadPlace | null
  }
}

/** Decides on an upload before its body is read: throws 413 for a form that says it is too large, 429 beyond the day's pictures, 429 and 503 by the gate. */
export async function admitUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { gate, services }: { gate: UploadGate; services: Services },
): Promise<void> {
  const user = request.signedInUser
  if (user === null) throw unauthorized()
  if (Number(request.headers['content-length'] ?? 0) > mostFormBytes) throw fileTooLarge()
  const place = gate.enter(user.uid)
  request.uploadPlace = place
  // A caller who hung up during the authentication emits no further close.
  if (reply.raw.destroyed) place.connectionEnded()
  else reply.raw.once('close', () => place.connectionEnded())
  await refuseTooManyUploads(services.database.db, user.uid, services.clock.now())
}

/** Reads an upload's form; a file that turns out too large counts for the day's pictures. */
export async function readUpload(request: FastifyRequest, input: TSchema, services: Services): Promise<void> {
  await readForm(request, input).catch(async (error: unknown) => {
    const isTooLarge = error instanceof ApiError && error.status === 413
    if (isTooLarge && request.signedInUser) await countRefusedUpload(services, request.signedInUser.uid)
    throw error
  })
}
