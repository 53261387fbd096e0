import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { countRefusedUpload } from '../commands/upload-avatar'
import { ApiError, unauthorized } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { refuseTooManyUploads } from '../uploads/refuse-too-many-uploads'
import type { UploadGate, UploadPlace } from '../uploads/upload-gate'
import { fileTooLarge, mostFormBytes, readForm } from '../kernel/http/request-body'

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
