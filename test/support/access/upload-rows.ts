import { uploadedFile } from '../../../server/kernel/database/schema/people'
import { call } from '../server/call'
import { drawPhoto } from '../server/draw-photo'
import { sendParts } from '../server/object-uploads'
import type { AdasThings } from './adas-things'
import { forUsers, ownersOnly, type Row } from './row'

const photo = async () => drawPhoto({ width: 120, height: 90 })

/** Begins an upload of Ada's and sends its part, or stores it too. */
async function uploadOf({ server, ada }: AdasThings, isStored: boolean): Promise<string> {
  const bytes = await photo()
  const input = { purpose: 'post', mediaType: 'image/jpeg', sizeBytes: bytes.length }
  const { body } = await call(server.app, 'createObjectUpload', input, ada)
  await sendParts(server, body.parts, bytes)
  if (isStored) await call(server.app, 'completeObjectUpload', { uploadId: body.uploadId }, ada)
  return body.uploadId
}

/** Writes the row of a video of Ada's, with or without a poster. */
async function videoOf(things: AdasThings, posterId: string | null): Promise<string> {
  const { services } = things.server
  const id = services.random.id()
  const createdAt = services.clock.now()
  const facts = { mediaType: 'video/mp4', sentType: 'video/mp4', width: 320, height: 240, durationMs: 1000 } as const
  await services.database.db
    .insert(uploadedFile)
    .values({ id, userId: things.ada.uid, purpose: 'post', createdAt, posterId, ...facts })
  return id
}

/** The rows of files that go straight to the store. */
export const uploadRows: Record<string, Row> = {
  createObjectUpload: forUsers(() => ({ purpose: 'post', mediaType: 'image/jpeg', sizeBytes: 1000 })),
  completeObjectUpload: ownersOnly(async (things) => ({ uploadId: await uploadOf(things, false) }), {
    uploadId: 'NOSUCHUPLOAD',
  }),
  abortObjectUpload: ownersOnly(async (things) => ({ uploadId: await uploadOf(things, false) }), {
    uploadId: 'NOSUCHUPLOAD',
  }),
  createVideo: ownersOnly(
    async (things) => ({ fileId: await videoOf(things, null), posterFileId: await uploadOf(things, true) }),
    { fileId: 'NOSUCHVIDEO', posterFileId: 'NOSUCHPICTURE' },
  ),
  // Nothing shows it yet, so that only its sender may see it.
  getVideo: {
    ...ownersOnly(async (things) => ({ videoId: await videoOf(things, await uploadOf(things, true)) }), {
      videoId: 'NOSUCHVIDEO',
    }),
    visitor: 404,
  },
}
